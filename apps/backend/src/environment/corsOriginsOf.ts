import type { Environment } from "./Environment.ts";
import { originOf } from "./originOf.ts";

/**
 * The frontends of other hosts that may call the services: `CORS_ORIGINS`, none unless set. Errors: WrongSetting.
 *
 * @example corsOriginsOf({ CORS_ORIGINS: "https://a.example, https://b.example" }) // => ["https://a.example", "https://b.example"]
 * @example corsOriginsOf({}) // => []
 */
export const corsOriginsOf = ({ CORS_ORIGINS: said }: Environment): ReadonlyArray<string> =>
  said ? said.split(",").map((each) => originOf(each, { name: "CORS_ORIGINS" })) : [];
