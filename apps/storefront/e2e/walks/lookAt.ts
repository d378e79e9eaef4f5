import type { Page } from "@playwright/test";

/** What a shopper sees on a page at one moment. */
export interface View {
  readonly path: string;
  readonly heading: string;
  /** The number in the cart link; null where the header has none. */
  readonly items: number | null;
  /** The payable total; null where none is shown. */
  readonly total: string | null;
  /** The parts of the total, by their names. */
  readonly parts: Readonly<Record<string, string>>;
  /** What the page warns of or says beside its content. */
  readonly notices: ReadonlyArray<string>;
  readonly toasts: ReadonlyArray<string>;
  /** The open question. */
  readonly question: string | null;
}

interface Heard extends View {
  /** What screen readers were told since the last look. */
  readonly said: ReadonlyArray<string>;
}

/** Runs in the page: keeps what its live regions say, in order. */
export function listen(): void {
  const said: string[] = [];
  Reflect.set(window, "said", said);
  const regions = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
  const hear = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const text = element?.closest(regions)?.textContent?.trim() ?? "";
    if (text !== "" && said.at(-1) !== text) said.push(text);
  };
  new MutationObserver((records) => records.forEach(hear)).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Runs in the page. */
function read(): Heard {
  const shown = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const text = (element: Element | undefined) => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const rows = (list: Element | undefined) =>
    [...(list?.querySelectorAll("dt") ?? [])].map((name): [string, string] => [
      text(name),
      text(name.nextElementSibling ?? undefined),
    ]);
  const [main] = shown("main");
  const summary = shown("section").find((section) => text(section.querySelector("h2") ?? undefined) === "Összesítés");
  const receipt = shown("dl").find((list) => rows(list).some(([name]) => name === "Összesen"));
  const ofReceipt = rows(receipt);
  const parts = summary === undefined ? ofReceipt : rows(summary.querySelector("dl") ?? undefined);
  const payable = summary === undefined ? undefined : shown("[role=status] strong", summary)[0];
  const [, paid = null] = ofReceipt.find(([name]) => name === "Összesen") ?? [];
  const cartLink = shown("header a[href='/kosar']")
    .map(text)
    .find((label) => /^Kosár ?\d/.test(label));
  const heard: unknown = Reflect.get(window, "said");
  return {
    path: location.pathname + location.search,
    heading: text(shown("h1")[0]),
    items: cartLink === undefined ? null : Number(/\d+/.exec(cartLink)?.[0] ?? 0),
    total: payable === undefined ? paid : text(payable),
    parts: Object.fromEntries(parts.filter(([name]) => name !== "Összesen")),
    notices: shown("[role=alert], [role=status] ul", main).map(text).filter(Boolean),
    toasts: shown("section[aria-label='Értesítések'] li p").map(text),
    said: Array.isArray(heard) ? heard.splice(0).map(String) : [],
    question: text(shown("[role=dialog] h2, [role=alertdialog] h2").at(-1)) || null,
  };
}

export const lookAt = async (page: Page): Promise<Heard> => await page.evaluate(read);
