import { existsSync } from "node:fs";

const usual = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** How the tests of the shop and of the stories start their browser. */
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
    "--js-flags=--no-opt,--no-maglev",
  ],
};
