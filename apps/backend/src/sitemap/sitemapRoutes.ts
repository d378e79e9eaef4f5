import { escapeUTF8 } from "entities";
import type { FastifyPluginCallback, FastifyReply } from "fastify";
import type { AdmissionGate } from "../http/admissionGate.ts";
import { admitRoutes } from "../http/admitRoutes.ts";
import type { SitemapEntry } from "./SitemapEntry.ts";
import { readSitemapPart, type SitemapSource, sitemapParts } from "./sitemapParts.ts";

interface SitemapOptions extends SitemapSource {
  readonly shopUrl: string;
  readonly gate: AdmissionGate;
}

const document = (root: string, children: ReadonlyArray<string>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join("\n")}\n</${root}>\n`;

async function send(reply: FastifyReply, xml: string): Promise<FastifyReply> {
  return await reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600").send(xml);
}

/** `GET /sitemap.xml`, which names `/sitemap/{part}.xml`: every page of the shop that search engines may show. */
export const sitemapRoutes: FastifyPluginCallback<SitemapOptions> = (app, { db, sitePaths, shopUrl, gate }, done) => {
  admitRoutes(app, gate);
  const address = (path: string): string => `<loc>${escapeUTF8(shopUrl + path)}</loc>`;
  const entry = ({ path, changed }: SitemapEntry): string =>
    `<url>${address(path)}${changed === undefined ? "" : `<lastmod>${changed}</lastmod>`}</url>`;

  app.get("/sitemap.xml", async (_request, reply) => {
    const parts = await sitemapParts(db);
    return await send(
      reply,
      document(
        "sitemapindex",
        parts.map((part) => `<sitemap>${address(`/sitemap/${part}.xml`)}</sitemap>`),
      ),
    );
  });

  app.get<{ Params: { part: string } }>("/sitemap/:part.xml", async ({ params }, reply) => {
    const entries = await readSitemapPart({ db, sitePaths }, params.part);
    if (entries === null) return await reply.code(404).send();
    return await send(reply, document("urlset", entries.map(entry)));
  });
  done();
};
