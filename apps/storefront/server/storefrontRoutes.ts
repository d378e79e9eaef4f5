import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { constants } from "node:zlib";
import { type BuiltFiles, openBuild } from "./openBuild.ts";
import { type Networks, pageRoutes, type ShopAddress } from "./pageRoutes.ts";

/** Brotli's quality for what is compressed at each request: beyond it the time grows faster than the page shrinks. */
const quality = 4;

/**
 * A Fastify plugin, for an app with @fastify/helmet, with the whole storefront: the files of its build, cached for good where their
 * name carries their content, and its pages at every other address.
 */
export async function storefrontRoutes(
  app: FastifyInstance,
  options: BuiltFiles & ShopAddress & Networks,
): Promise<void> {
  const build = await openBuild(options);
  await app.register(fastifyCompress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } } });
  await app.register(fastifyStatic, {
    root: options.clientDir,
    // A route for each file, so that any other address is a page.
    wildcard: false,
    index: false,
    globIgnore: ["manifest.json", "**/*.{br,gz}"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes("/assets/");
      reply.header("cache-control", isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
  await app.register(pageRoutes, { ...options, build });
}
