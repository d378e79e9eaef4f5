import type { FastifyInstance, FastifyRequest } from "fastify";
import { formPages } from "../src/features/paths/formPaths.ts";
import { fetchFor } from "./fetchFor.ts";
import { busyPage, lastResortPage, strangePage } from "./lastResortPage.ts";
import { pagePolicy } from "./pagePolicy.ts";
import type { PageOptions } from "./pageRoutes.ts";
import { requestOf } from "./requestOf.ts";
import { sendPage } from "./sendPage.ts";
import { sentResponseOf } from "./SentPage.ts";

/** A host name of this machine only. */
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a page of this shop has sent a form. Browsers name the origin of every form, and newer ones say whether it is the
 * address's own. On a developer's machine the shop has several names.
 */
function isOwnForm({ headers }: Pick<FastifyRequest, "headers">, { origin }: { readonly origin: string }): boolean {
  const { host = "", origin: sender, "sec-fetch-site": site = "same-origin" } = headers;
  if (site !== "same-origin") return false;
  const shop = new URL(origin);
  return (
    sender === shop.origin ||
    (thisMachine.test(shop.host) && thisMachine.test(host) && sender === `${shop.protocol}//${host}`)
  );
}

/** In bytes: enough for a product, a quantity and a return address. */
const bodyLimit = 8 * 1024;

const type = "application/x-www-form-urlencoded";

/**
 * A Fastify plugin, for an app with @fastify/helmet, that handles forms sent before the scripts load. A form that
 * needs scripts leads back to its page. Forms of other sites are refused, because browsers send cookies with them.
 */
export function formRoutes(app: FastifyInstance, options: PageOptions, done: () => void): void {
  const { build, fetch, endpoint, origin, log = () => undefined, networkOf, gate, clock } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(type, { parseAs: "string", bodyLimit }, (_request, body, parsed) => parsed(null, body));

  const answer = async (request: FastifyRequest): Promise<Response> => {
    const { cookie } = request.headers;
    const page = requestOf(request, { origin });
    const body = typeof request.body === "string" ? request.body : "";
    const visit = { network: networkOf(request.ip) ?? "", purpose: "change", signal: request.signal } as const;
    const answered = await gate
      .admit(visit, () =>
        build.answerForm(new Request(page, { body }), {
          fetch: fetchFor(fetch, { address: request.ip, cookie, origin }),
          endpoint,
          origin,
          assetsOf: build.assetsOf,
          log,
          clock,
        }),
      )
      .catch((error: unknown) => {
        log({ level: "error", message: "A form failed", details: [error] });
        return lastResortPage(build.assetsOf([]));
      });
    return typeof answered === "string" ? busyPage(answered, build.assetsOf([])) : answered;
  };

  /** Redirects a form that needs scripts back to its page. */
  const pageAgain = ({ url }: FastifyRequest): Response =>
    new Response(null, { status: 303, headers: { location: url, "cache-control": "private, no-store" } });

  const post = (path: string, respond: (request: FastifyRequest) => Response | Promise<Response>) =>
    app.post(path, { bodyLimit, helmet: { contentSecurityPolicy: pagePolicy } }, async (request, reply) => {
      const isOwn = isOwnForm(request, { origin });
      const response = isOwn ? await respond(request) : strangePage(build.assetsOf([]));
      return sendPage(request, reply, await sentResponseOf(response));
    });
  for (const [path, page] of Object.entries(formPages)) {
    post(path, answer);
    // The retry link of a page that refuses a form.
    app.get(path, (_request, reply) => reply.redirect(page, 303));
  }
  post("/*", pageAgain);
  done();
}
