import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { NotChecked } from "../NotChecked.ts";

type SessionState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** What a reader finds on a page: a role, and how its accessible name reads. */
export type Named = readonly [role: Parameters<Page["getByRole"]>[0], name: RegExp];

/** A frontend under test, as its checks see it. */
export interface CheckedSite {
  /** Opens a path as a shopper who comes for the first time, in Hungarian; resolves when it has loaded. */
  readonly open: (path: string) => Promise<Page>;
  /** Opens a path as the shopper whom the first such call has registered. */
  readonly openAsUser: (path: string) => Promise<Page>;
  /** Something that the shop sells, as it is searched for. */
  readonly term: string;
  /** Whether the checks may place an order. */
  readonly placesOrders: boolean;
}

/** So long may a page take to show what was asked of it, in milliseconds. */
const patience = 10_000;

/** Waits until scripts have stopped loading: a press before they listen would be lost. A page that never rests is taken as it is. */
export const rested = (page: Page): Promise<void> =>
  page.waitForLoadState("networkidle").catch(() => page.waitForLoadState("load"));

/** A person who registers. */
const newcomer = { name: "Próba Panna", password: "hosszú lila elefánt" };

/** Fills the form of registration. Errors: when a part of it is missing. */
async function fillRegistration(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const field = (name: RegExp) => main.getByRole("textbox", { name });
  await field(/^Név/).fill(newcomer.name);
  await field(/^E-mail cím/).fill(`check-${crypto.randomUUID()}@example.com`);
  await field(/^Jelszó/).fill(newcomer.password);
  // The box itself: in the middle of its label may be a link.
  await main.getByRole("checkbox", { name: /^Elfogadom/ }).check({ position: { x: 4, y: 4 } });
  await main.getByRole("button", { name: /^Létrehozom a fiókomat/ }).click();
}

/**
 * Registers by the page's form, and waits until it has led away. Errors: NotChecked when a part of the form is missing, which
 * the check of that page says.
 */
async function register(page: Page): Promise<void> {
  await fillRegistration(page).catch(() => {
    throw new NotChecked("not checked: it takes a user, and the form of /regisztracio cannot be filled in");
  });
  await page.waitForURL((url) => url.pathname !== "/regisztracio");
  await rested(page);
}

/** What the checks are told of a site. */
interface SiteOptions {
  readonly base: string;
  readonly term: string;
  readonly placesOrders?: boolean;
  /** By default ten seconds. */
  readonly patienceMs?: number;
}

/** Opens a site in a browser; close the browser afterwards. */
export function checkedSite(
  browser: Browser,
  { base, term, placesOrders = false, patienceMs = patience }: SiteOptions,
): CheckedSite {
  const opened = async (path: string, state?: SessionState) => {
    const context = await browser.newContext({
      baseURL: base,
      locale: "hu-HU",
      viewport: { width: 1280, height: 800 },
      ...(state !== undefined && { storageState: state }),
    });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    await page.goto(path);
    await rested(page);
    return page;
  };
  const enter = async () => {
    const page = await opened("/regisztracio");
    await register(page);
    const state = await page.context().storageState();
    await page.context().close();
    return state;
  };
  let entered: Promise<SessionState> | null = null;
  return {
    term,
    placesOrders,
    open: (path) => opened(path),
    openAsUser: async (path) => await opened(path, await (entered ??= enter())),
  };
}

/** A field of a form; one with suggestions is a combobox. */
export const field = (form: Page | Locator, name: RegExp): Locator =>
  form.getByRole("textbox", { name }).or(form.getByRole("combobox", { name })).first();

/** Whether it is on the page, or comes in time. */
export const appears = (locator: Locator): Promise<boolean> =>
  locator
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );

/** What is missing, as faults. */
export async function missing(page: Page | Locator, named: ReadonlyArray<Named>): Promise<ReadonlyArray<string>> {
  const found = await Promise.all(named.map(([role, name]) => appears(page.getByRole(role, { name }))));
  return named.flatMap(([role, name], index) => (found[index] === true ? [] : [`there is no ${role} ${String(name)}`]));
}

/** Closes a page whose faults were seen. */
export async function closing(page: Page, faults: ReadonlyArray<string>): Promise<ReadonlyArray<string>> {
  await page.context().close();
  return faults;
}
