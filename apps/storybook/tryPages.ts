import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { builtEntries, type Entry, type Shown, showBuilt } from "./showBuilt.ts";

/**
 * Opens each page of documentation of the built Storybook on a phone and on a desktop: none may be wider than its screen,
 * and each shows its beginning. Takes parts of their ids, else all pages; `KAMRA_SHOTS=folder` keeps pictures of them, `KAMRA_THEME=dark` of the dark ones.
 */
const parts = process.argv.slice(2);
const folder = process.env["KAMRA_SHOTS"];
const theme = process.env["KAMRA_THEME"] ?? "light";
const widths = [390, 1280];

const pages = builtEntries().filter(({ type }) => type === "docs");

/** The pixels by which the page is too wide, and what is at its right. */
const stickingOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isWide = (part) => part.getBoundingClientRect().right > clientWidth + 1;
  const last = [...document.querySelectorAll(".sbdocs *")].filter(isWide).at(-1);
  return scrollWidth > clientWidth
    ? scrollWidth - clientWidth + " px too wide: " + last?.tagName + "." + last?.getAttribute("class")
    : "";
})()`;

/** What a designer cannot use: a control that is filled in as JSON, and radios that two stories share. */
const unusable = `(() => {
  const faults = [];
  if ([...document.querySelectorAll(".docblock-argstable button")].some(({ textContent }) => textContent === "Set object"))
    faults.push("a control shows raw JSON");
  const storyOf = new Map();
  for (const radio of document.querySelectorAll('[id^="story--"] input[type="radio"]')) {
    if (radio.form !== null) continue; // Those of a form are a group of its own.
    const story = radio.closest('[id^="story--"]');
    if ((storyOf.get(radio.name) ?? story) !== story) faults.push("two stories share the radios " + radio.name);
    storyOf.set(radio.name, story);
  }
  return [...new Set(faults)];
})()`;

/** The pages that links lead to. */
const linkedPages = `[...document.querySelectorAll('.sbdocs a[href*="path=/docs/"]')]
  .map(({ href }) => /path=\\/docs\\/([\\w-]+)/.exec(href)?.[1] ?? href)`;

/** Parts of an anatomy that have no pin: their place is not in the story, or, where there is room for all, not to be seen. */
const withoutPins = `[...document.querySelectorAll("[data-anatomy]")]
  .filter(({ dataset }) => dataset.anatomy !== "not seen" || innerWidth > 1000)
  .map((note) => "anatomy: " + note.parentElement.textContent)`;

/** Whether the page has kept its height for half a second; examples come one after the other. */
const isResting = `new Promise((resolve) => {
  const before = document.documentElement.scrollHeight;
  const hasPage = document.querySelector(".sbdocs-content") !== null;
  const isWaiting = document.querySelector('[data-anatomy="waiting"], [data-anatomy="missing"]') !== null;
  setTimeout(() => resolve(hasPage && !isWaiting && document.documentElement.scrollHeight === before), 500);
})`;

async function waitForRest(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) if (await page.evaluate<boolean>(isResting)) return true;
  return false;
}

async function faultsOf({ id }: Entry, { browser, at }: Shown): Promise<ReadonlyArray<string>> {
  const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  try {
    await page.goto(`${at}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      if (!(await waitForRest(page))) faults.push(`${width} px: it does not come to rest`);
      if ((await page.evaluate<number>("scrollY")) > 0) faults.push(`${width} px: it does not show its beginning`);
      const wide = await page.evaluate<string>(stickingOut);
      if (wide !== "") faults.push(`${width} px: ${wide}`);
      for (const part of await page.evaluate<ReadonlyArray<string>>(withoutPins)) faults.push(`${width} px: ${part}`);
      if (folder !== undefined)
        await page.screenshot({
          path: join(folder, `${id}-${width}-${theme}.png`),
          fullPage: true,
          // The page of a list of thousands is higher than any picture.
          clip: { x: 0, y: 0, width, height: 12_000 },
        });
    }
    faults.push(...(await page.evaluate<ReadonlyArray<string>>(unusable)));
    for (const linked of new Set(await page.evaluate<ReadonlyArray<string>>(linkedPages)))
      if (!pages.some((other) => other.id === linked)) faults.push(`a link leads to ${linked}, which is no page`);
    const shown = await page.evaluate<string | undefined>("document.documentElement.dataset.theme");
    if (shown !== theme) faults.push(`it has turned ${shown}`);
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  return faults;
}

if (folder !== undefined) mkdirSync(folder, { recursive: true });
const waiting = pages.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
const opened = waiting.length;
const faults: string[] = [];

await showBuilt(async (shown) => {
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop())
    for (const fault of await faultsOf(entry, shown)) faults.push(`${entry.id}: ${fault}`);
});

if (faults.length > 0) console.error(faults.join("\n"));
console.log(`${opened} pages of documentation were opened at ${widths.join(" and ")} px, ${faults.length} faults`);
if (faults.length > 0 || opened === 0) process.exitCode = 1;
