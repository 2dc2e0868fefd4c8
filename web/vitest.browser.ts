import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [process.env["FRAMES"] ? "browser/frames.ts" : "browser/*.test.ts"],
    globalSetup: "browser/house.ts",
    testTimeout: 300_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
