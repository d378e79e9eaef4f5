import { runCommand } from "./setup/step.ts";

const title = (text: string) => console.log(`[start] ${text}`);

title("1/2 Building the storefront (skipped when it is up to date) …");
const built = await runCommand({
  command: "turbo",
  args: ["run", "build", "--filter=@kamra/storefront", "--output-logs=errors-only"],
  env: { NODE_ENV: "production" },
});
if (built !== 0) {
  console.error("[start] The build failed; the lines above say why.");
  process.exit(built);
}
title("2/2 Database and server …");
await import("./serve.ts");
