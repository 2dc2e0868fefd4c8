"""The workshop: tools that measure, tune and survey the product. README.md lists them; nothing of it is shipped."""
