/** What everybody may see: kept as it is, with all that is in it. */
const open = new Set([
  "allProductCategories",
  "categories",
  "commands",
  "product",
  "products",
  "paymentMethod",
  "paymentMethods",
  "payment_method",
  "postcodes",
  "runs",
  "searchSuggestions",
  "settings",
  "shippingMethod",
  "shippingMethods",
  "shipping_method",
  "methods",
  "timeSlot",
  "timeSlots",
  "time_slot",
]);

/** Texts by these names say what something is, not who somebody is. */
const kinds = /^(_tag|code|deliveryType|error|hash|kind|method|operation|capability|outcome|quantity_?type|status|type)$/i;

const instant = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;
const postcodeOrNumber = /^-?\d{1,6}(\.\d+)?$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const telephone = /^\+?[\d ()/-]{7,}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Of the same form as what it stands for, so that it is read in the same way. */
const substitute = (text: string, number: number): string => {
  if (text.includes("@")) return `person${number}@example.test`;
  if (uuid.test(text)) return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  if (telephone.test(text)) return `+3620${String(number).padStart(7, "0")}`;
  return `text ${number}`;
};

/**
 * A copy of JSON-safe data without anything that a shopper has told of themselves: each text that is not known to be
 * harmless becomes another, the same one everywhere. What is kept is listed, not what is left out.
 *
 * @example withoutPersonalData({ kind: "login", email: "anna@example.hu", product: { name: "Milk" } }) // => { kind: "login", email: "person1@example.test", product: { name: "Milk" } }
 */
export function withoutPersonalData(data: unknown): unknown {
  const substitutes = new Map<string, string>();
  const hidden = (text: string) => {
    const known = substitutes.get(text) ?? substitute(text, substitutes.size + 1);
    substitutes.set(text, known);
    return known;
  };
  const copy = (value: unknown, name: string): unknown => {
    if (open.has(name)) return value;
    if (typeof value === "string") {
      return value === "" || kinds.test(name) || instant.test(value) || postcodeOrNumber.test(value) ? value : hidden(value);
    }
    if (Array.isArray(value)) return value.map((each: unknown) => copy(each, name));
    if (!isRecord(value) || "urlKey" in value || "url_key" in value) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, key)]));
  };
  return copy(data, "");
}
