import type { Decoder } from "../../decoding/Decoder.ts";
import { isObject } from "../../kernel/isObject.ts";
import { storedData } from "./generated/storedData.ts";
import type { StoredData } from "./storedData.ts";

/** The present name of a field that an earlier release stored by the name of a provider. */
function presentName(field: string): string {
  if (field === "isGoodid") return "isImported";
  return field === "lyonessCardNumber" ? "loyaltyCardNumber" : field;
}

const renamed = (stored: unknown): unknown =>
  isObject(stored) && !Array.isArray(stored)
    ? Object.fromEntries(Object.entries(stored).map(([field, value]) => [presentName(field), renamed(value)]))
    : stored;

/** Reads the stored input of a checkout, also that of an earlier release. */
export const readEntered: Decoder<(typeof StoredData)["Type"]> = (stored, reading) =>
  storedData(renamed(stored), reading);
