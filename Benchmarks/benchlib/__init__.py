"""What Benchmarks/run and Benchmarks/instructions are made of: one idea a file, the standard library only."""
