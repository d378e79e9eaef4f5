import type { FastifyRequest } from "fastify";
import { isInjection } from "light-my-request";
import type { AdmissionGate } from "./admissionGate.ts";
import { clientNetwork } from "./clientNetwork.ts";
import type { Purpose, Refusal } from "./Visit.ts";

interface Asked {
  readonly purpose: Purpose;
  readonly weight?: number;
}

/** Works on a request when the gate admits it. The calls of a page's own render were admitted with the page. */
export const admitRequest = async <Result>(
  gate: AdmissionGate,
  { ip, raw, signal }: FastifyRequest,
  asked: Asked,
  work: () => Promise<Result>,
): Promise<Result | Refusal> =>
  isInjection(raw) ? await work() : await gate.admit({ ...asked, network: clientNetwork(ip) ?? "", signal }, work);
