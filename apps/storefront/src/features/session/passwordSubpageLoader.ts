import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { paths } from "../paths/paths.ts";

/** The only page below the forgotten password's; other addresses are 404. */
export const passwordSubpageLoader = pageLoader((_shop, { request }) => {
  if (new URL(request.url).pathname !== paths.passwordMailSent) throw notFound();
  return Promise.resolve({});
});
