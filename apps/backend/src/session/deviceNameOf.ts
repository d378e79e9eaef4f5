/** The first that fits counts: other browsers name Chrome and Safari besides themselves. */
const browsers: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPiOS|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+.* Safari\//],
];

const systems: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

const nameIn = (agent: string, table: typeof browsers): string | undefined =>
  table.find(([, sign]) => sign.test(agent))?.[0];

/**
 * The names of the browser and its system in a `User-Agent` header, by which people recognize a device; `null` when neither is known.
 * Nothing else of the header is in it: it may contain anything.
 *
 * @example deviceNameOf("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36") // => "Chrome, Windows"
 * @example deviceNameOf("curl/8.5.0") // => null
 */
export function deviceNameOf(userAgent: string | undefined): string | null {
  // Longer ones are of no browser.
  const agent = (userAgent ?? "").slice(0, 500);
  const names = [nameIn(agent, browsers), nameIn(agent, systems)].filter((name) => name !== undefined);
  return names.length === 0 ? null : names.join(", ");
}
