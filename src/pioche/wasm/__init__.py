"""The second target: the same compiled functions as one WebAssembly module, for the page (docs/wasm.md)."""
