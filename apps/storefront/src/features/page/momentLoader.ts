import { pageLoader } from "./pageLoader.ts";

/** A loader for pages that only show the shop's state: its data is the moment. */
export const momentLoader = pageLoader(() => Promise.resolve({}));
