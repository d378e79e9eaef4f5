import type { preHandlerAsyncHookHandler } from "fastify";
import { unstorablePaths } from "./unstorablePaths.ts";

/** Refuses addresses with a text in them that no database can hold. Bodies are checked by what reads them, field by field. */
export const refuseUnstorable: preHandlerAsyncHookHandler = async ({ params, query }) => {
  if (unstorablePaths([params, query]).length > 0)
    throw Object.assign(new Error("The address holds a character that no text can have"), { statusCode: 400 });
  await Promise.resolve();
};
