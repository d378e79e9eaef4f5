import { type PageData, pageDataId, release } from "./PageData.ts";

const isPageData = (data: unknown): data is PageData =>
  typeof data === "object" && data !== null && "assets" in data && "snapshot" in data && "loaderData" in data;

/**
 * The server's state in the page.
 *
 * Errors: Error when it is missing, truncated or of another release, whose state this code may not understand.
 */
export function readPageData(document: Document): PageData {
  const data: unknown = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "null");
  if (!isPageData(data)) throw new Error("The page carries no data to start from");
  if (data.release !== release) throw new Error("The page is of another release than its scripts");
  return data;
}
