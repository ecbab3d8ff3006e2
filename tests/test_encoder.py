"""The default encoder."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from other_process import outputs

from memenv.encoder import DIMENSIONS, hashing_encoder


@given(st.text())
def test_vectors_are_units_or_zero(text):
    vector = hashing_encoder(text)
    assert vector.shape == (DIMENSIONS,) and vector.dtype == np.float32
    assert np.linalg.norm(vector) == pytest.approx(1.0, abs=1e-5) or not vector.any()


def test_similar_texts_are_near():
    query = hashing_encoder("Where does Mia live?")
    near, far = hashing_encoder("Mia lives in Rome"), hashing_encoder("The concert was sold out")
    assert query @ near > query @ far + 0.1
    assert hashing_encoder("colour") @ hashing_encoder("colours") > 0.5
    assert not hashing_encoder("").any() and not hashing_encoder("?!").any()
    assert np.array_equal(hashing_encoder("MIA"), hashing_encoder("mia"))


def test_the_same_bits_in_any_process():
    code = "from memenv.encoder import hashing_encoder as e; print(e('Mia moved to Rome é').tobytes().hex())"
    assert outputs(code) == {hashing_encoder("Mia moved to Rome é").tobytes().hex() + "\n"}
