// Parts of the inside, in Effect's types, for tests: any release may change them.
export { Sleep } from "./kernel/Sleep.ts";
export { effects } from "./capability/effects.ts";
export type { EffectCapability, Foundation, Opening } from "./capability/EffectCapability.ts";
