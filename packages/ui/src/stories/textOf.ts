import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A component's text without markup: no-break spaces as spaces, one space between parts. */
export const textOf = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/g, " ")
    .trim();
