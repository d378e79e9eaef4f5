import { Refusal } from "./Refusal.ts";

/** A caller has exceeded a limit. */
export class TooManyUses extends Refusal {
  readonly retryAfterSeconds: number;

  constructor({ retryAfterSeconds }: { readonly retryAfterSeconds: number }) {
    super("RATE_LIMITED", { message: `Too many requests; come back in ${retryAfterSeconds} seconds` });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
