import type { FastifyInstance } from "fastify";
import type { AdmissionGate } from "./admissionGate.ts";
import { admitRequest } from "./admitRequest.ts";
import { TooBusy } from "./TooBusy.ts";

/** Lets a gate admit the requests of all routes that a scope gets from now on. A refused one fails with TooBusy. */
export function admitRoutes(scope: FastifyInstance, gate: AdmissionGate): void {
  scope.addHook("onRoute", (route) => {
    const { handler, method } = route;
    const purpose = method === "GET" || method === "HEAD" ? "read" : "change";
    route.handler = async function admitted(request, reply) {
      const outcome = await admitRequest(gate, request, { purpose }, async () => {
        const answer: unknown = await handler.call(this, request, reply);
        return { answer };
      });
      if (typeof outcome === "string") throw new TooBusy(outcome);
      return outcome.answer;
    };
  });
}
