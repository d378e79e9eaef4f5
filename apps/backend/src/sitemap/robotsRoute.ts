import type { FastifyPluginCallback } from "fastify";

/**
 * Paths that are not pages. A page that must stay out of search results says so itself (`noindex`), so crawlers have to
 * be able to read it.
 */
const disallowed = ["/graphql", "/signin/"];

/** `GET /robots.txt`: paths that are not pages, and the address of the sitemap. */
export const robotsRoute: FastifyPluginCallback<{ shopUrl: string }> = (app, { shopUrl }, done) => {
  const text = [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${shopUrl}/sitemap.xml`,
    "",
  ].join("\n");
  app.get("/robots.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=86400").send(text),
  );
  done();
};
