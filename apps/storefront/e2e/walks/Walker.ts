import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import { Shopper } from "../Shopper.ts";
import { listen, lookAt, type View } from "./lookAt.ts";
import type { Person } from "./people.ts";

const isWaitedFor = (request: Request): boolean =>
  request.isNavigationRequest() || /\/graphql$|\.js$/.test(request.url());

/** Whether its answer shows what the server has in the cart now. */
const isAboutCart = (request: Request): boolean =>
  request.isNavigationRequest() || /cart/i.test(request.postData() ?? "");

interface Identity {
  readonly person: Person;
  readonly request: APIRequestContext;
}

/** A shopper with one or two tabs of one browser, who finds everything by its name on the page. */
export class Walker {
  readonly context: BrowserContext;
  /** Asks as another frontend of the same shopper would. */
  readonly request: APIRequestContext;
  person: Person;
  /** The number of responses with the cart's content. */
  answers = 0;
  /** Announcements to screen readers that have not been checked yet. */
  readonly said: string[] = [];
  /** Questions that came without a press, and that were declined. */
  readonly declined = new Set<string>();
  readonly #awaited = new Set<Request>();
  #page: Page;
  #other: Page | null = null;

  private constructor(context: BrowserContext, { page, person, request }: Identity & { readonly page: Page }) {
    this.context = context;
    this.request = request;
    this.person = person;
    this.#page = page;
    this.#follow(page);
  }

  static async begin(context: BrowserContext, identity: Identity): Promise<Walker> {
    await context.addInitScript(listen);
    return new Walker(context, { ...identity, page: await context.newPage() });
  }

  #follow(page: Page): void {
    page.on("request", (request) => isWaitedFor(request) && this.#awaited.add(request));
    page.on("requestfailed", (request) => this.#awaited.delete(request));
    page.on("requestfinished", (request) => {
      this.#awaited.delete(request);
      if (isAboutCart(request)) this.answers += 1;
    });
  }

  get page(): Page {
    return this.#page;
  }

  get email(): string {
    return this.person.email;
  }

  get shopper(): Shopper {
    return new Shopper(this.#page);
  }

  get main(): Locator {
    return this.#page.getByRole("main");
  }

  /** Enters an address. If the page is just leaving by itself, as after an order, its own way comes first: then once more. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path).catch(async (error: unknown) => {
      if (!String(error).includes("net::ERR_ABORTED")) throw error;
      await this.#page.waitForLoadState();
      await this.#page.goto(path);
    });
    await this.look();
  }

  /** Turns to the other tab; opens it the first time, at the same page. */
  async turn(): Promise<void> {
    const here = this.#page;
    if (this.#other === null) {
      this.#page = await this.context.newPage();
      this.#follow(this.#page);
      await this.#page.goto(here.url());
    } else {
      this.#page = this.#other;
      await this.#page.bringToFront();
    }
    this.#other = here;
  }

  /** Goes back, unless the tab began here; whether it did. */
  async back(): Promise<boolean> {
    const canGoBack = await this.#page.evaluate(() => navigation.canGoBack);
    if (canGoBack) await this.#page.goBack();
    return canGoBack;
  }

  async end(): Promise<void> {
    await this.#page.close();
    await this.#other?.close();
  }

  /** What the page still works at, in words. */
  async #work(): Promise<ReadonlyArray<string>> {
    // The bank's page is not the shop's; a page that is leaving for it never listens, and is looked at again.
    if (!this.#page.url().includes("/simulator/"))
      await this.#page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 1000 });
    const busy = await this.#page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // A closed dialog is there until it has faded.
      return [...document.querySelectorAll("[aria-busy=true], [data-pending], dialog:not([open])")].map(
        ({ outerHTML }) => outerHTML.slice(0, 200),
      );
    });
    return [...busy, ...[...this.#awaited].map((request) => request.url())];
  }

  /** Waits until the page is at rest, and looks at it. */
  async look(): Promise<View> {
    await expect(async () => {
      for (const _ of [1, 2]) expect(await this.#work(), "what the page works at").toEqual([]);
    }).toPass({ intervals: [10, 20, 40], timeout: 60_000 });
    const { said, ...view } = await lookAt(this.#page);
    this.said.push(...said);
    return view;
  }

  button = (name: string | RegExp, within: Locator = this.main): Locator =>
    within.getByRole("button", { name, exact: typeof name === "string" });

  /** The names of what the page offers against what it complains of. */
  async offered(): Promise<ReadonlyArray<string>> {
    const alerts = this.main.getByRole("alert").filter({ visible: true });
    const controls = alerts.getByRole("button", { disabled: false }).or(alerts.getByRole("link"));
    return (await controls.allTextContents()).map((text) => text.trim());
  }

  /** Presses the first of these that can be pressed; whether there was one. */
  press = async (...choices: ReadonlyArray<Locator>): Promise<boolean> => {
    for (const choice of choices) {
      const first = choice.filter({ visible: true }).first();
      if ((await first.count()) === 0 || !(await first.isEnabled())) continue;
      await first.click();
      return true;
    }
    return false;
  };

  /** Chooses one of the possible options of a group; whether there was one. */
  async choose(
    group: Locator,
    { which = 0, text = "" }: { readonly which?: number; readonly text?: string } = {},
  ): Promise<boolean> {
    const options = group.locator("label:has(input:enabled)").filter({ visible: true, hasText: text });
    const count = await options.count();
    if (count === 0) return false;
    await options.nth(which % count).click();
    return true;
  }

  /** Presses the button that orders. */
  async order(): Promise<boolean> {
    return await this.press(this.button(/^Fizetési kötelezettséggel/));
  }
}
