import * as Schema from "effect/Schema";
import type { Page } from "playwright";
import { builtEntries, builtFolder, type Entry, type Shown, showBuilt } from "./showBuilt.ts";
import { manifestFaults } from "./manifestFaults.ts";
import { silentControls } from "./silentControls.ts";
import { changesNothing, controlFaults } from "./tryControls.ts";

/**
 * Opens the first story of each file of the built Storybook in a page of its own, as a link to it does: no story may need a
 * part that another one has loaded. Changes each of its controls, which have to change what it draws. Goes on to the file's
 * other stories, whose play functions have to hold here too. Reads its manifest as machines do. Takes parts of stories' ids, else all. `npm run test:full -- storybook` builds it first.
 */
const parts = process.argv.slice(2);

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

const isPlayed = `["completed", "finished", "aborted", "errored"].includes(__STORYBOOK_PREVIEW__.currentRender?.phase)`;

/** The other stories that designers see of the same file; some are opened by a press. */
const siblingsOf = ({ id, importPath }: Entry): ReadonlyArray<Entry> =>
  builtEntries().filter(
    (entry) =>
      entry.importPath === importPath && entry.type === "story" && entry.id !== id && !entry.tags.includes("behaviour"),
  );

/** Notes from the page's beginning what play functions refuse: to play a story anew is another thing than to open it. */
const noteRefusals = `
  window.refusals = [];
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    set: (channel) => {
      Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", { value: channel, writable: true });
      channel.on("playFunctionThrewException", ({ message }) => refusals.push(message));
    },
  });
`;

const refusedSoFar = "refusals.splice(0)";

/** Shows a story as a press in the sidebar does, until it has been played. */
const show = ({ id }: Entry): string => `new Promise((resolve) => {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  channel.once("storyFinished", () => resolve());
  channel.emit("setCurrentStory", { storyId: "${id}", viewMode: "story" });
})`;

/** What the play functions of a file refuse, of those stories that designers see. */
async function refusals(entry: Entry, { page, at }: { readonly page: Page; readonly at: string }) {
  await page.addInitScript(noteRefusals);
  await page.goto(`${at}iframe.html?id=${entry.id}&viewMode=story`);
  await page.waitForFunction(isPlayed);
  const faults: string[] = [];
  const note = async ({ id, tags }: Entry) => {
    const refused = Schema.decodeUnknownSync(Names)(await page.evaluate(refusedSoFar));
    if (tags.includes("behaviour")) return;
    for (const refusal of refused) faults.push(`${id} does not play: ${refusal.split("\n", 1)[0]}`);
  };
  await note(entry);
  for (const story of siblingsOf(entry)) {
    await page.evaluate(show(story));
    await note(story);
  }
  return faults;
}

/** What is wrong with the shown story's controls. One that changes nothing there has to change another story of its file. */
async function faultsOfControls(entry: Entry, { page, at }: { readonly page: Page; readonly at: string }) {
  const faults = new Map(await controlFaults(page));
  const silent = () => [...faults].flatMap(([name, fault]) => (fault === changesNothing ? [name] : []));
  for (const { id } of siblingsOf(entry)) {
    if (silent().length === 0) break;
    await page.goto(`${at}iframe.html?id=${id}&viewMode=story`);
    await page.waitForFunction(isPlayed);
    const tried = await controlFaults(page, (name) => silent().includes(name));
    for (const [name, fault] of tried) if (fault === null) faults.set(name, null);
  }
  return faults;
}

/** The faults of controls but for those with a reason; and reasons of controls that work. Screens load anew for each. */
async function controlsToMend(entry: Entry, shown: { readonly page: Page; readonly at: string }) {
  if (!entry.importPath.includes("packages/ui/src/")) return [];
  const component = /([a-z0-9]+)--/.exec(entry.id)?.[1] ?? "";
  return [...(await faultsOfControls(entry, shown))].flatMap(([name, fault]) => {
    const isExcused = silentControls.has(`${component}.${name}`);
    if ((fault !== null) === isExcused) return [];
    return [`the control of ${name} ${fault ?? "works: its reason in silentControls.ts is wrong"}`];
  });
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
      faults.push(...(await controlsToMend(entry, { page, at })));
      faults.push(...(await refusals(entry, { page, at })));
    }
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  return faults;
}

const waiting = firstOfEachFile().filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
const opened = waiting.length;
const faults = [...manifestFaults(builtFolder)];

await showBuilt(async (shown) => {
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop())
    for (const fault of await faultsOf(entry, shown)) faults.push(`${entry.id}: ${fault}`);
});

if (faults.length > 0) console.error(faults.join("\n"));
console.log(`${opened} files of the built Storybook were opened, ${faults.length} faults`);
if (faults.length > 0 || opened === 0) process.exitCode = 1;
