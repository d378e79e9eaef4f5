import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The shop's own pages use the camera, for barcodes, and none of the browser's other permissions. */
const permissions = [
  "camera=(self)",
  ...["display-capture", "geolocation", "microphone", "payment", "usb"].map((feature) => `${feature}=()`),
].join(", ");

/**
 * Sets the security headers on every answer, refusals included. By default an answer may load and run nothing; a route
 * that serves a page says what it may (`helmet` in the route's options).
 */
export async function securityHeaders(app: FastifyInstance, { shopUrl }: { readonly shopUrl: string }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: shopUrl.startsWith("https://") && { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("permissions-policy", permissions);
    done();
  });
}
