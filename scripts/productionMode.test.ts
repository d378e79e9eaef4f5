import { expect, it, vi } from "vitest";

it("libraries run in production mode, and the shop keeps its own setting", async () => {
  vi.stubEnv("NODE_ENV", "");
  const { environment } = await import("./setup/productionMode.ts");
  expect([process.env["NODE_ENV"], environment["NODE_ENV"]]).toEqual(["production", ""]);
  vi.unstubAllEnvs();
});
