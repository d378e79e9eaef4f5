import { expect, it } from "vitest";
import { deviceNameOf } from "./deviceNameOf.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  ["Chrome, Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/120.0.0.0 Safari/537.36`],
  ["Edge, Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/120.0.0.0 Safari/537.36 Edg/120.0`],
  ["Opera, Linux", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/120.0.0.0 Safari/537.36 OPR/106.0`],
  [
    "Samsung Internet, Android",
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
  ],
  ["Chrome, Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/120.0.0.0 Mobile Safari/537.36`],
  ["Firefox, macOS", "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:121.0) Gecko/20100101 Firefox/121.0"],
  [
    "Safari, iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome, iPad",
    "Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1",
  ],
  ["Chrome, ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/120.0.0.0 Safari/537.36`],
  ["Linux", "Kamra/1.0 (Linux)"],
  [null, "curl/8.5.0"],
  [null, "<script>alert(1)</script>"],
  [null, `${"x".repeat(600)} Firefox/121.0`],
  [null, undefined],
])("[SESS-9] a device is called %s", (expected, userAgent) => {
  expect(deviceNameOf(userAgent)).toBe(expected);
});
