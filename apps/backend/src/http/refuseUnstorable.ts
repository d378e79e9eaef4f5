import type { preHandlerAsyncHookHandler } from "fastify";
import { unstorablePaths } from "./unstorablePaths.ts";

/** Refuses addresses with texts that the database cannot store. Bodies are checked field by field by their readers. */
export const refuseUnstorable: preHandlerAsyncHookHandler = async ({ params, query }) => {
  if (unstorablePaths([params, query]).length > 0)
    throw Object.assign(new Error("The address holds a character that no text can have"), { statusCode: 400 });
  await Promise.resolve();
};
