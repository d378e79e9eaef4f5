import type { Assets } from "../src/document/Assets.ts";
import { plainPage } from "./plainPage.ts";
import { serverText } from "./text.hu.ts";

/** The page that the service worker shows when there is no network. */
export const offlinePage = ({ styles }: Pick<Assets, "styles">): string =>
  plainPage({ title: serverText.offline, heading: serverText.offline, text: serverText.offlineCart, styles });
