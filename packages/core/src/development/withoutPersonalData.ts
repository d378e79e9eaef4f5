/** Public data, copied with everything in it. */
const open = new Set([
  "allProductCategories",
  "categories",
  "commands",
  "facets",
  "methods",
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
  "timeSlot",
  "timeSlots",
  "time_slot",
  "timetableTimeSlots",
  "timetable_time_slot",
]);

/** Texts under these names are no personal data. */
const kinds =
  /^(_tag|action|capability|code|customer_?type|deliveryType|direction|kind|method|operation|outcome|payment_?status|quantity_?type|sort|status|substitution|type|user_?type)$/i;
const word = /^[a-z]\w*$/i;

/** Texts with these names may be ids of public objects; `input` has a method's arguments. */
const ids = /^(input|products)$|ids?$/i;

const postcodes = /^(zip|postcode)$/;
const postcode = /^\d{4}$/;

const instants = /^now$|(At|_at|Until|_until|Date|_date|Login|_login|Updated)$/;
const instant = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

/** The names of the shopping-list service's calls. */
const calls = /^(lists?|leaveList|sync|acceptShare|declineShare|shareList|removeShare)?$/;

/** Numbers under these names are positions. */
const coordinates = /^(lat|lng|lon|latitude|longitude)$/;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const telephone = /^\+?[\d ()/-]{7,}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isProduct = (value: Readonly<Record<string, unknown>>) => "urlKey" in value || "url_key" in value;

/** In the original's format, so that it is parsed in the same way. */
const substitute = (text: string, number: number): string => {
  if (text.includes("@")) return `person${number}@example.test`;
  if (uuid.test(text)) return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  if (instant.test(text)) return text.includes("T") ? "2000-01-01T00:00:00.000Z" : "2000-01-01";
  if (telephone.test(text)) return `+3620${String(number).padStart(7, "0")}`;
  return `text-${number}`;
};

/** The ids of all public objects. */
function openIds(value: unknown, isOpen = false): ReadonlyArray<unknown> {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => openIds(each, isOpen));
  if (!isRecord(value)) return [];
  const isSeen = isOpen || isProduct(value);
  return Object.entries(value).flatMap(([name, part]) =>
    isSeen && name === "id" ? [part] : openIds(part, isSeen || open.has(name)),
  );
}

/**
 * A copy of JSON-safe data without personal data: each text that is not known to be harmless is replaced, consistently;
 * positions are rounded to a degree. Harmless names are listed; everything else is replaced.
 *
 * @example withoutPersonalData({ kind: "login", email: "anna@example.hu", product: { urlKey: "milk", name: "Milk" } }) // => { kind: "login", email: "person1@example.test", product: { urlKey: "milk", name: "Milk" } }
 */
export function withoutPersonalData(data: unknown): unknown {
  const known = new Set(openIds(data));
  const substitutes = new Map<string, string>();
  const hidden = (text: string) => {
    const other = substitutes.get(text) ?? substitute(text, substitutes.size + 1);
    substitutes.set(text, other);
    return other;
  };
  const isHarmless = (text: string, name: string) =>
    text === "" ||
    (kinds.test(name) && word.test(text)) ||
    (ids.test(name) && known.has(text)) ||
    (postcodes.test(name) && postcode.test(text)) ||
    (instants.test(name) && instant.test(text));
  const pathOf = (path: string) =>
    path.replace(/[^/?&=]+/g, (part) => (calls.test(part) ? part : encodeURIComponent(hidden(part))));
  const copy = (value: unknown, name: string): unknown => {
    if (open.has(name)) return value;
    if (typeof value === "string") {
      if (name === "path") return pathOf(value);
      return isHarmless(value, name) ? value : hidden(value);
    }
    if (typeof value === "number" && coordinates.test(name)) return Math.round(value);
    if (Array.isArray(value)) return value.map((each: unknown) => copy(each, name));
    if (!isRecord(value) || isProduct(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, key)]));
  };
  return copy(data, "");
}
