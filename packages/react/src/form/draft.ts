import type { FormValues } from "./FormState.ts";

/** A form's typed values, stored until they are submitted. */
export interface Draft<Values extends FormValues> {
  readonly read: (initial: Values) => Values;
  readonly save: (values: Values) => void;
  readonly drop: () => void;
}

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where a form's draft is stored, under which name, and which fields are left out of it. */
export interface DraftOptions<Values extends FormValues> {
  readonly name: string;
  /** Fields that are never stored, such as passwords. */
  readonly secrets: ReadonlyArray<keyof Values>;
  /** The tab's storage; it may throw when it is full or blocked. */
  readonly storage: () => DraftStorage;
}

const prefix = "form:";

const readOr = (read: () => unknown): Readonly<Record<string, unknown>> => {
  try {
    const value = read();
    return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {};
  }
};

/** Whether it succeeded: a form works without a draft, too. */
const attempt = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

/** A form's draft in the tab's storage. */
export function storedDraft<Values extends FormValues>({
  name,
  secrets,
  storage,
}: DraftOptions<Values>): Draft<Values> {
  const key = `${prefix}${name}`;
  const isSaved = (field: string) => !secrets.includes(field);
  return {
    read: (initial) => {
      const saved = readOr(() => JSON.parse(storage().getItem(key) ?? "null"));
      const fits = ([field, value]: [string, unknown]) =>
        isSaved(field) && field in initial && typeof value === typeof initial[field];
      return { ...initial, ...Object.fromEntries(Object.entries(saved).filter(fits)) };
    },
    save: (values) =>
      attempt(() => {
        const saved = Object.entries(values).filter(([field]) => isSaved(field));
        storage().setItem(key, JSON.stringify(Object.fromEntries(saved)));
      }),
    drop: () => void attempt(() => storage().removeItem(key)),
  };
}

/** Deletes every draft: they belong to the user who is leaving. */
export const dropDrafts = (storage: () => Pick<Storage, "key" | "length" | "removeItem">): void =>
  void attempt(() => {
    const saved = storage();
    const keys = Array.from({ length: saved.length }, (_, index) => saved.key(index) ?? "");
    for (const key of keys) if (key.startsWith(prefix)) saved.removeItem(key);
  });
