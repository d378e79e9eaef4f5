import { emptyAnswer } from "./emptyAnswer.ts";
import type { Fault } from "./Fault.ts";
import { graphqlErrorAnswer } from "./graphqlErrorAnswer.ts";
import { halfAnswer } from "./halfAnswer.ts";
import { htmlAnswer } from "./htmlAnswer.ts";
import { lateAnswer } from "./lateAnswer.ts";
import { lateRequest } from "./lateRequest.ts";
import { lostAnswer } from "./lostAnswer.ts";
import { offline } from "./offline.ts";
import { refusedAfter } from "./refusedAfter.ts";
import { statusAnswer } from "./statusAnswer.ts";
import { strayRequest } from "./strayRequest.ts";

/** The signal that late faults wait for, and the place for answers that no caller awaits. */
export interface HeldBack {
  readonly released: Promise<void>;
  readonly strays: Promise<unknown>[];
}

/** Faults of the network: retries eventually succeed. */
export const networkFaults = ["offline", "lostAnswer", "lateAnswer", "lateRequest", "strayRequest"] as const;

/** Faults of the server or a proxy. */
export const serverFaults = ["refused", "refusedAfter", "html", "empty", "half", "graphql"] as const;

export type FaultName = (typeof networkFaults)[number] | (typeof serverFaults)[number];

/** The fault of this name, for generated sequences; null for `none`. */
export function faultNamed(name: FaultName | "none", { released, strays }: HeldBack): Fault | null {
  switch (name) {
    case "none":
      return null;
    case "offline":
      return offline;
    case "lostAnswer":
      return lostAnswer;
    case "refused":
      return statusAnswer(503);
    case "refusedAfter":
      return refusedAfter(502);
    case "html":
      return htmlAnswer;
    case "empty":
      return emptyAnswer;
    case "half":
      return halfAnswer;
    case "graphql":
      return graphqlErrorAnswer("INTERNAL_SERVER_ERROR");
    case "lateAnswer":
      return lateAnswer(released);
    case "lateRequest":
      return lateRequest(released);
    case "strayRequest":
      return strayRequest(released, (arrival) => strays.push(arrival));
  }
}
