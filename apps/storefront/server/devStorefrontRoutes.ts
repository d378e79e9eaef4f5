import type { FastifyInstance, FastifyReply } from "fastify";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type { Assets } from "../src/document/Assets.ts";
import { fetchFor } from "./fetchFor.ts";
import { formRoutes } from "./formRoutes.ts";
import type { ShopAddress } from "./pageRoutes.ts";
import { requestOf } from "./requestOf.ts";
import { isServerBuild, type StorefrontBuild } from "./StorefrontBuild.ts";

/** Sends a complete web response. */
async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.code(response.status).send(await response.text());
}

const assets: Assets = { styles: [], scripts: ["/src/entry.client.tsx"], fonts: [] };

/**
 * A Fastify plugin that serves the storefront from its sources: the same pages, with hot reload over the app's own
 * port. Errors show source lines. Pages render without the limits of `pageRoutes`, because it is only for developers.
 */
export async function devStorefrontRoutes(app: FastifyInstance, options: ShopAddress): Promise<void> {
  const { fetch, endpoint, browserEndpoint = "/graphql", origin, log = () => undefined } = options;
  const root = fileURLToPath(new URL("../", import.meta.url));
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onClose", () => vite.close());

  const load = async () => {
    const module: unknown = await vite.ssrLoadModule("/src/entry.server.tsx");
    if (!isServerBuild(module)) throw new Error("src/entry.server.tsx is not the storefront's server entry");
    return module;
  };
  const build: StorefrontBuild = {
    render: async (...page) => (await load()).render(...page),
    answerForm: async (...form) => (await load()).answerForm(...form),
    assetsOf: () => assets,
    sitePaths: [],
  };

  // Vite serves modules and styles; other requests reach the pages.
  app.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  await app.register(formRoutes, {
    ...options,
    build,
    networkOf: () => null,
    gate: { admit: (_visit, work) => work() },
  });
  // Vite adds inline scripts to the page.
  app.get("/*", { helmet: { contentSecurityPolicy: false } }, async (request, reply) => {
    const page = requestOf(request, { origin });
    try {
      const { html, ...init } = await build.render(page, {
        fetch: fetchFor(fetch, { address: request.ip, cookie: request.headers.cookie, origin }),
        endpoint,
        browserEndpoint,
        origin,
        assetsOf: build.assetsOf,
        log,
      });
      const isPage = init.headers.get("content-type")?.startsWith("text/html") === true;
      const text = html.join("");
      const shown = isPage ? await vite.transformIndexHtml(new URL(page.url).pathname, text) : text;
      return await sendResponse(reply, new Response(shown, init));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  });
}
