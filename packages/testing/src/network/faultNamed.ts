import { emptyResponse } from "./emptyResponse.ts";
import type { Fault } from "./Fault.ts";
import { graphqlErrorResponse } from "./graphqlErrorResponse.ts";
import { halfResponse } from "./halfResponse.ts";
import { htmlResponse } from "./htmlResponse.ts";
import { lateResponse } from "./lateResponse.ts";
import { lateRequest } from "./lateRequest.ts";
import { lostResponse } from "./lostResponse.ts";
import { offline } from "./offline.ts";
import { refusedAfter } from "./refusedAfter.ts";
import { statusResponse } from "./statusResponse.ts";
import { strayRequest } from "./strayRequest.ts";

/** The signal that late faults wait for, and the place for answers that no caller awaits. */
export interface HeldBack {
  readonly released: Promise<void>;
  readonly strays: Promise<unknown>[];
}

/** Faults of the network: retries eventually succeed. */
export const networkFaults = ["offline", "lostResponse", "lateResponse", "lateRequest", "strayRequest"] as const;

/** Faults of the server or a proxy. */
export const serverFaults = ["refused", "refusedAfter", "html", "empty", "half", "graphql"] as const;

/** The name of a fault: in the network, or at the server. */
export type FaultName = (typeof networkFaults)[number] | (typeof serverFaults)[number];

/** The fault of this name, for generated sequences; null for `none`. */
export function faultNamed(name: FaultName | "none", { released, strays }: HeldBack): Fault | null {
  switch (name) {
    case "none":
      return null;
    case "offline":
      return offline;
    case "lostResponse":
      return lostResponse;
    case "refused":
      return statusResponse(503);
    case "refusedAfter":
      return refusedAfter(502);
    case "html":
      return htmlResponse;
    case "empty":
      return emptyResponse;
    case "half":
      return halfResponse;
    case "graphql":
      return graphqlErrorResponse("INTERNAL_SERVER_ERROR");
    case "lateResponse":
      return lateResponse(released);
    case "lateRequest":
      return lateRequest(released);
    case "strayRequest":
      return strayRequest(released, (arrival) => strays.push(arrival));
  }
}
