import { basename } from "node:path";
import { manifestOf } from "./manifestOf.ts";

/** What a team may import of an unpacked package: `@kamra/core/cart`. */
export const entriesOf = (home: string): ReadonlyArray<string> =>
  Object.entries(manifestOf(home).exports).flatMap(([subpath, conditions]) =>
    typeof conditions === "object" && "types" in conditions ? [`@kamra/${basename(home)}${subpath.slice(1)}`] : [],
  );
