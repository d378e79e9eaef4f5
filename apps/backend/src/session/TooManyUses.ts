import { Refusal } from "../graphql/Refusal.ts";

/** Somebody did something more often than they may. */
export class TooManyUses extends Refusal {
  readonly retryAfterSeconds: number;

  constructor({ retryAfterSeconds }: { readonly retryAfterSeconds: number }) {
    super("RATE_LIMITED", { message: `Too many requests; come back in ${retryAfterSeconds} seconds` });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
