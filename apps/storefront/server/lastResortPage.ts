import { serverText } from "./text.hu.ts";

/** The page for when not even the error page can be rendered. */
export const lastResortPage = (): Response =>
  new Response(
    `<!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${serverText.brokenTitle}</title><h1>${serverText.broken}</h1><p><a href="">${serverText.retry}</a></p></html>`,
    { status: 500, headers: { "content-type": "text/html; charset=utf-8" } },
  );
