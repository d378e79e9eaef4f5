import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { appRoutes } from "./appRoutes.ts";
import { formRoutes } from "./formRoutes.ts";
import type { OpenedBuild } from "./openBuild.ts";
import { type ClientLimits, pageRoutes, type ShopAddress } from "./pageRoutes.ts";

/**
 * A Fastify plugin, for an app with @fastify/helmet, with the whole storefront: its build's files, cached forever if
 * their name has a hash, and its pages at every other address.
 */
export async function storefrontRoutes(
  app: FastifyInstance,
  options: { readonly build: OpenedBuild } & ShopAddress & ClientLimits,
): Promise<void> {
  const { build } = options;
  await app.register(fastifyStatic, {
    root: build.clientDir,
    // A route for each file, so that any other address is a page.
    wildcard: false,
    index: false,
    globIgnore: ["manifest.json", "service-worker.js", "**/*.{br,gz}"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes("/assets/");
      reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
  await app.register(appRoutes, { build });
  await app.register(formRoutes, options);
  await app.register(pageRoutes, options);
}
