import type { LoginSession } from "@kamra/core";
import { accountOf } from "../../shop/later.ts";
import { profileLoader } from "./profileLoader.ts";

export interface SessionsData {
  readonly sessions: ReadonlyArray<LoginSession>;
}

/** Where the user is logged in. */
export const sessionsLoader = profileLoader(async (shop): Promise<SessionsData> => ({
  sessions: await (await accountOf(shop)).sessions(),
}));
