import { renderLimits } from "./renderLimits.ts";
import type { Refusal } from "./renderQueue.ts";
import { serverText } from "./text.hu.ts";

interface Failure {
  readonly status: 429 | 500 | 503;
  readonly title: string;
  readonly text: string;
}

const plainPage = ({ status, title, text }: Failure): Response =>
  new Response(
    `<!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${text}</h1><p><a href="">${serverText.retry}</a></p></html>`,
    { status, headers: { "content-type": "text/html; charset=utf-8" } },
  );

/** The page for when not even the error page can be rendered. */
export const lastResortPage = (): Response =>
  plainPage({ status: 500, title: serverText.brokenTitle, text: serverText.broken });

/** The page for when too many are asked for: of one network, or of all together. */
export const busyPage = (refusal: Refusal): Response => {
  const page = plainPage({
    status: refusal === "network" ? 429 : 503,
    title: serverText.busyTitle,
    text: serverText.busy,
  });
  page.headers.set("retry-after", String(renderLimits.retrySeconds));
  return page;
};
