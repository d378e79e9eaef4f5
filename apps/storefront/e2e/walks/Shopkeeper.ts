import type { APIRequestContext, BrowserContext } from "@playwright/test";
import type { Minutes, Walk } from "./Walk.ts";

const minute = 60_000;

/** Moves the shop's clock by `/muveletek`, and the shopper's device's with it. */
export class Shopkeeper {
  readonly #request: APIRequestContext;
  readonly #context: BrowserContext;
  readonly #daysOff: number;
  #ahead = 0;

  constructor(request: APIRequestContext, context: BrowserContext, { daysOff }: Pick<Walk, "daysOff">) {
    this.#request = request;
    this.#context = context;
    this.#daysOff = daysOff;
  }

  async #press(clock: string): Promise<void> {
    const answer = await this.#request.post("/muveletek", {
      form: { clock },
      headers: { "sec-fetch-site": "same-origin" },
    });
    if (!answer.ok()) throw new Error(`The clock does not move: ${answer.status()}`);
    await this.#setDevice();
  }

  async #setDevice(): Promise<void> {
    await this.#context.clock.setSystemTime(Date.now() + this.#daysOff * 24 * 60 * minute + this.#ahead * minute);
  }

  /** A day begins: the shop's clock is right, the device's as far off as it is. */
  async begin(): Promise<void> {
    this.#ahead = 0;
    await this.#press("reset");
  }

  async moveClock(minutes: Minutes): Promise<void> {
    this.#ahead += Number(minutes);
    await this.#press(minutes);
  }
}
