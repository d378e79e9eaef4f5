import type { Assets } from "../src/document/Assets.ts";
import { plainPage } from "./plainPage.ts";
import { serverText } from "./text.hu.ts";

/** Seconds after which a refused page may be asked for again. */
const retrySeconds = 5;

const failed = (status: 403 | 429 | 500 | 503, page: Parameters<typeof plainPage>[0]): Response =>
  new Response(plainPage(page), {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
  });

/** The page for when not even the error page can be rendered. */
export const lastResortPage = ({ styles }: Pick<Assets, "styles">): Response =>
  failed(500, { title: serverText.brokenTitle, heading: serverText.broken, styles });

/** The page for a form that another site has sent. */
export const strangePage = ({ styles }: Pick<Assets, "styles">): Response =>
  failed(403, { title: serverText.strangeTitle, heading: serverText.strange, styles });

/** The page for too many requests: of one network, or of all together. */
export const busyPage = (refusal: "network" | "all" | "gone", { styles }: Pick<Assets, "styles">): Response => {
  const page = failed(refusal === "network" ? 429 : 503, {
    title: serverText.busyTitle,
    heading: serverText.busy,
    styles,
  });
  page.headers.set("retry-after", String(retrySeconds));
  return page;
};
