import * as Schema from "effect/Schema";
import type { Page } from "playwright";
import { builtEntries, builtFolder, type Entry, type Shown, showBuilt } from "./showBuilt.ts";
import { manifestFaults } from "./manifestFaults.ts";
import { silentControls } from "./silentControls.ts";
import { controlFaults } from "./tryControls.ts";

/**
 * Opens the first story of each file of the built Storybook in a page of its own, as a link to it does: no story may need a
 * part that another one has loaded. Changes each of its controls, which have to change what it draws. Reads its manifest as machines do. `npm run test:full -- storybook` builds it first.
 */
function firstOfEachFile(): ReadonlyArray<Entry> {
  const all = builtEntries();
  const isStory = ({ type }: Entry) => type === "story";
  // Of entries with one path the last stays: the first story, and a page where there is none.
  const ordered = [...all.filter((entry) => !isStory(entry)), ...all.filter(isStory).reverse()];
  return [...new Map(ordered.map((entry) => [entry.importPath, entry])).values()];
}

const Names = Schema.Array(Schema.String);

/** The arguments of the shown story that its controls would show as raw JSON. */
const inJson = `(() => {
  const { argTypes, initialArgs } = __STORYBOOK_PREVIEW__.currentRender.story;
  const isRaw = ([name, value]) => typeof value === "object" && value !== null && argTypes[name]?.control === undefined;
  return Object.entries(initialArgs).filter(isRaw).map(([name]) => name);
})()`;

/** The controls of the shown story that change nothing or break it: `card.title changes nothing`. Screens load anew for each. */
async function faultsOfControls({ id, importPath }: Entry, page: Page): Promise<ReadonlyArray<string>> {
  if (!importPath.includes("packages/ui/src/")) return [];
  const component = /([a-z0-9]+)--/.exec(id)?.[1] ?? "";
  return [...(await controlFaults(page))]
    .filter(([control]) => !silentControls.has(`${component}.${control}`))
    .map(([control, fault]) => `the control of ${control}: ${fault}`);
}

/** What is wrong with an entry; empty when it shows itself. */
async function faultsOf(entry: Entry, { browser, at }: Shown) {
  const { id, type } = entry;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  try {
    await page.goto(`${at}iframe.html?id=${id}&viewMode=${type}`);
    await page.locator("body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview").waitFor();
    await page.waitForLoadState("networkidle");
    if (!(await page.locator("body.sb-show-main").isVisible()))
      faults.push(await page.locator("#error-message").innerText());
    else if ((await page.locator("body").innerText()).includes("| --"))
      faults.push("a table of Markdown is shown as text");
    else if (type === "story") {
      for (const name of Schema.decodeUnknownSync(Names)(await page.evaluate(inJson)))
        faults.push(`the control of ${name} shows raw JSON`);
      faults.push(...(await faultsOfControls(entry, page)));
    }
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  return faults;
}

const waiting = [...firstOfEachFile()];
const opened = waiting.length;
const faults = [...manifestFaults(builtFolder)];

await showBuilt(async (shown) => {
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop())
    for (const fault of await faultsOf(entry, shown)) faults.push(`${entry.id}: ${fault}`);
});

if (faults.length > 0) console.error(faults.join("\n"));
console.log(`${opened} files of the built Storybook were opened, ${faults.length} faults`);
process.exitCode = faults.length === 0 && opened > 0 ? 0 : 1;
