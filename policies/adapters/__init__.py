"""The environments as libraries that train language models want them: TRL, verifiers, OpenEnv. Each is an extra of its own."""
