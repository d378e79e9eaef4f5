import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Of what a browser could lend to a page, the shop wants nothing. */
const permissions = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Puts the headers that keep browsers careful on every answer of the app, refusals included. An answer is taken for data, which may
 * load and run nothing; a route that serves a page says what its page may (`helmet` among the route's options).
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
