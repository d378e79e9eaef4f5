import type { FastifyInstance } from "fastify";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type { Assets } from "../src/document/Assets.ts";
import type { StorefrontOptions } from "./createStorefrontHandler.ts";
import { fetchFor } from "./fetchFor.ts";
import { isServerBuild, type ServerBuild } from "./ServerBuild.ts";
import { requestOf } from "./requestOf.ts";
import { sendResponse } from "./sendResponse.ts";

const assets: Assets = { styles: [], scripts: ["/src/entry.client.tsx"], modules: [], fonts: [] };

/**
 * A Fastify plugin with the storefront from its sources: the same pages, with hot reload over the app's own port. An
 * error of a page shows the lines of the sources.
 */
export async function devStorefrontRoutes(
  app: FastifyInstance,
  options: Omit<StorefrontOptions, "clientDir" | "serverEntry">,
): Promise<void> {
  const { fetch, endpoint, browserEndpoint = "/graphql", log = () => undefined } = options;
  const root = fileURLToPath(new URL("../", import.meta.url));
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onClose", () => vite.close());

  const render: ServerBuild["render"] = async (request, renderOptions) => {
    const module: unknown = await vite.ssrLoadModule("/src/entry.server.tsx");
    if (!isServerBuild(module)) throw new Error("src/entry.server.tsx does not export render");
    return module.render(request, renderOptions);
  };

  // Modules and styles are Vite's to answer; what it does not know goes on to the pages.
  app.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.get("/*", async (request, reply) => {
    const page = requestOf(request);
    const { origin, pathname } = new URL(page.url);
    try {
      const response = await render(page, {
        fetch: fetchFor(fetch, { address: request.ip }),
        endpoint,
        browserEndpoint,
        origin: options.origin ?? origin,
        assetsOf: () => assets,
        styleNonce: randomBytes(16).toString("base64url"),
        log,
      });
      if (response.headers.get("content-type")?.startsWith("text/html") !== true)
        return await sendResponse(reply, response);
      return await sendResponse(
        reply,
        new Response(await vite.transformIndexHtml(pathname, await response.text()), response),
      );
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  });
}
