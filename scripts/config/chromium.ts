import { existsSync } from "node:fs";

const usual = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const briefScripts = "--js-flags=--no-opt,--no-maglev";

/** How the tests of the shop start their browser. */
export const chromium = {
  executablePath: process.env["KAMRA_CHROMIUM"] ?? usual.find((file) => existsSync(file)) ?? "chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A page of a test lives for seconds: optimising its scripts takes longer than it saves.
    briefScripts,
  ],
};

/** How those of the stories start it: one page shows them all and runs axe after each, which pays for optimising. */
export const lastingChromium = { ...chromium, args: chromium.args.filter((arg) => arg !== briefScripts) };
