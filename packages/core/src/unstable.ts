// Parts of the inside, in Effect's types, for tests: any release may change them.
export { Sleep } from "./kernel/Sleep.ts";
