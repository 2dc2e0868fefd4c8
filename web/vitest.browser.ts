import { defineConfig } from "vitest/config";

/** What is measured, and not tested. */
const measured = [
  process.env["FRAMES"] && "browser/frames.ts",
  process.env["REVIEWS"] && "browser/reviews.ts",
  process.env["ALONE"] && "browser/alone.ts",
];

export default defineConfig({
  test: {
    include: [measured.find(Boolean) || "browser/*.test.ts"],
    globalSetup: "browser/house.ts",
    testTimeout: 300_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
