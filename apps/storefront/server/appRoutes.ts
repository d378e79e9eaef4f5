import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { settings } from "../src/shop/settings.ts";
import { workerPaths } from "../src/worker/workerPaths.ts";
import type { OpenedBuild } from "./openBuild.ts";
import { offlinePage } from "./offlinePage.ts";
import { pagePolicy } from "./pagePolicy.ts";
import { sendPage } from "./sendPage.ts";
import { sentResponseOf } from "./SentPage.ts";

/** A worker obeys the policy of its own response: it may only request the shop. */
const workerPolicy = { useDefaults: false, directives: { defaultSrc: ["'none'"], connectSrc: ["'self'"] } };

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The manifest, icons and service worker, which make the shop installable. */
const manifest = {
  id: "/",
  name: settings.brand,
  short_name: settings.brand,
  lang: "hu",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#FBF8F3",
  theme_color: "#1E6B45",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    icon(192, "any"),
    icon(512, "any"),
    icon(512, "maskable"),
  ],
};

/** A Fastify plugin for the installable app: its manifest, its service worker, and its offline page. */
export async function appRoutes(app: FastifyInstance, { build }: { readonly build: OpenedBuild }): Promise<void> {
  const fresh = (type: string) => ({ "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" });
  const answer = (body: string, type: string) => sentResponseOf(new Response(body, { headers: fresh(type) }));
  const worker = await answer(await readFile(join(build.clientDir, workerPaths.worker), "utf8"), "text/javascript");
  const said = await answer(JSON.stringify(manifest), "application/manifest+json");
  const offline = await answer(offlinePage(build.assetsOf([])), "text/html");
  const send = (page: typeof worker) => (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, page);
  app.get(workerPaths.worker, { helmet: { contentSecurityPolicy: workerPolicy } }, send(worker));
  app.get(workerPaths.manifest, send(said));
  // The default icon address, for plain pages and files.
  app.get("/favicon.ico", (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").redirect("/icon.svg", 301),
  );
  app.get(workerPaths.offline, { helmet: { contentSecurityPolicy: pagePolicy } }, send(offline));
}
