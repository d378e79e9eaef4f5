import { act, answered, type Deed, type Scene } from "./deeds.ts";
import { toldAfterDeclining, toldTwice, unexplained, unlikeServer, untrue } from "./laws.ts";
import type { View } from "./lookAt.ts";
import { isPlaced, nextStep } from "./nextStep.ts";
import { serverCart } from "./serverCart.ts";
import { type Action, told, type Walk } from "./Walk.ts";

/** Before the first page. */
const nothing: View = {
  path: "",
  heading: "",
  items: null,
  total: null,
  parts: {},
  notices: [],
  toasts: [],
  question: null,
};

/** Steps to an order from anywhere; more are a dead end. */
const mostSteps = 30;

/** Goes a walk, checks the laws after each step, and writes down what it did. */
class Journey {
  readonly #scene: Scene;
  readonly journal: string[] = [];
  view = nothing;
  /** The view that showed the last total; null when it may have changed since. */
  #shown: View | null = null;
  /** How often the server had told of the cart when the shop's clock was moved. */
  #moved = -1;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  async #breaches(deed: Deed): Promise<ReadonlyArray<string>> {
    const { walker } = this.#scene;
    const said = walker.said.splice(0);
    const isNews = walker.answers > this.#moved;
    const cart =
      isNews && (this.view.total !== null || said.length > 0)
        ? await serverCart(walker.context, walker.page.url())
        : null;
    const isOfCart = this.view.total !== null && !isPlaced(this.view);
    return [
      ...(this.#shown === null ? [] : unexplained(this.#shown, this.view)),
      ...(cart === null || !isOfCart ? [] : unlikeServer(this.view, cart)),
      ...(cart === null ? [] : untrue(said, cart)),
      ...toldAfterDeclining(deed, this.view),
      ...toldTwice(this.view),
    ];
  }

  /** Does it, writes down where it led, and checks the laws; whether the page offered it. */
  async #go(words: string, doing: () => Promise<Deed>): Promise<boolean> {
    const { walker } = this.#scene;
    this.journal.push(words);
    const deed = await doing();
    if (deed.is === "left") {
      this.journal.pop();
      return false;
    }
    this.view = await walker.look();
    const { path, total } = this.view;
    this.journal.push(`${this.journal.pop() ?? ""} → ${path}${total === null ? "" : ` ${total}`}`);
    if (deed.is === "changed") this.#shown = null;
    const breaches = await this.#breaches(deed);
    if (breaches.length > 0) throw new Error(breaches.join("\n"));
    if (isPlaced(this.view)) {
      this.#shown = null;
      // The next cart may be asked about.
      walker.declined.clear();
    } else if (total !== null) this.#shown = this.view;
    return true;
  }

  async step(action: Action): Promise<void> {
    const isOffered = await this.#go(told(action), async () => {
      const deed = await act(action, this.#scene);
      if (action.does === "waits") this.#moved = this.#scene.walker.answers;
      return deed;
    });
    // A person answers what the page asks by itself before anything else.
    const agrees = "agrees" in action && action.agrees;
    if (isOffered && this.view.question !== null)
      await this.#go(`answers "${this.view.question}" (agrees: ${agrees})`, () =>
        answered(this.#scene, { agrees }, { is: "moved" }),
      );
  }

  /** Buys by what the pages offer, without choosing another place. */
  async buy(): Promise<void> {
    const tried: string[] = [];
    for (let steps = 0; !isPlaced(this.view); steps += 1) {
      const action = steps < mostSteps ? await nextStep(this.#scene.walker, { view: this.view, tried }) : null;
      if (action === null)
        throw new Error(
          `[SEAM-1] no way on from ${this.view.heading}: ${this.view.notices.join(" | ") || "it says nothing"}`,
        );
      await this.step(action);
    }
  }
}

/** Goes a walk, which begins by opening a page, and buys in the end. Throws the first breach of a law, after what was done. */
export async function walkAlong({ actions }: Walk, scene: Scene): Promise<void> {
  const journey = new Journey(scene);
  try {
    for (const action of actions) await journey.step(action);
    await journey.buy();
  } catch (error) {
    throw new Error([...journey.journal, String(error)].map((line) => `  ${line}`).join("\n"), { cause: error });
  }
}
