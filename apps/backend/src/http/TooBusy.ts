import { Refusal } from "../graphql/Refusal.ts";
import { admissionRetrySeconds } from "./admissionLimits.ts";
import type { Refusal as Refused } from "./Visit.ts";

/** A request that the gate has refused: clients send it again, as after a failure of the network. */
export class TooBusy extends Refusal {
  /** 429 when its own network asks too much, else 503. */
  readonly statusCode: 429 | 503;
  readonly retryAfterSeconds = admissionRetrySeconds;

  constructor(refused: Refused) {
    super("UNAVAILABLE", { message: "Too many requests at once" });
    this.statusCode = refused === "network" ? 429 : 503;
  }
}
