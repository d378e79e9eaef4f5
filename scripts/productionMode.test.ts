import { expect, it, vi } from "vitest";

it("runs libraries in production mode, and keeps the shop's own setting", async () => {
  vi.stubEnv("NODE_ENV", "");
  const { environment } = await import("./setup/productionMode.ts");
  expect([process.env["NODE_ENV"], environment["NODE_ENV"]]).toEqual(["production", ""]);
  vi.unstubAllEnvs();
});
