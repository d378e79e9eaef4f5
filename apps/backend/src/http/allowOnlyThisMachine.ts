import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { thisProcess } from "./inProcessFetch.ts";
import { isThisMachine } from "./isThisMachine.ts";

const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** Whether a request was made on this machine, by one of its own names, without a proxy. */
function isMadeHere({ headers, socket: { remoteAddress = "" } }: FastifyRequest): boolean {
  return (
    (isLoopback(remoteAddress) || remoteAddress === thisProcess) &&
    isThisMachine(headers.host ?? "") &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

/** Hides developer tools from every request that was not made on this machine. No setting changes that. */
export const allowOnlyThisMachine: onRequestHookHandler = (request, reply, done) => {
  if (isMadeHere(request)) done();
  else reply.callNotFound();
};
