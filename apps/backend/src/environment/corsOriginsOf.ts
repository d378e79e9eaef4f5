import type { Environment } from "./Environment.ts";
import { originOf } from "./originOf.ts";

/**
 * Origins of other frontends: `CORS_ORIGINS`, none by default. Errors: WrongSetting.
 *
 * @example corsOriginsOf({ CORS_ORIGINS: "https://a.example, https://b.example" }) // => ["https://a.example", "https://b.example"]
 * @example corsOriginsOf({}) // => []
 */
export const corsOriginsOf = ({ CORS_ORIGINS: value }: Environment): ReadonlyArray<string> =>
  value ? value.split(",").map((each) => originOf(each, { name: "CORS_ORIGINS" })) : [];
