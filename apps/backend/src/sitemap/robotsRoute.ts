import type { FastifyPluginCallback } from "fastify";

/** Personal pages, and pages without an end. */
const disallowed = [
  "/graphql",
  "/kereses/",
  "/gyorslista?",
  "/kosar",
  "/megrendeles",
  "/profil",
  "/belepes",
  "/regisztracio",
  "/token-login/",
  "/e-mail-megerosites/",
  "/elfelejtett-jelszo",
  "/hirlevel/",
  "/signin/",
];

/** `GET /robots.txt`: what search engines need not look at, and where everything else is named. */
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
