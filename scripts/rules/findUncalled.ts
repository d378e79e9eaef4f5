import type { Claim } from "./Claim.ts";
import type { Uses } from "./readUses.ts";

/** The claims of declarations that no source uses; the sources are those of programs, by file, without tests. */
export const findUncalled = (
  claims: ReadonlyArray<Claim>,
  sources: ReadonlyMap<string, Uses>,
): ReadonlyArray<Claim> => {
  const all = Array.from(sources.values());
  const imported = new Set(all.flatMap((uses) => Array.from(uses.imported)));
  const named = new Set(all.flatMap((uses) => Array.from(uses.named)));
  const isCalled = ({ name, file, isMember }: Claim) =>
    imported.has(name) || (isMember ? named : sources.get(file)?.named)?.has(name) === true;
  return claims.filter((claim) => !isCalled(claim));
};
