import { expect, it } from "vitest";
import { createForm } from "./createForm.ts";
import { dropDrafts, storedDraft } from "./draft.ts";
import { fieldError } from "./fieldError.ts";
import type { FormFailure } from "./FormState.ts";

const initial = { email: "", password: "", newsletter: false };
type Values = typeof initial;

const problemsOf = ({ email, password }: Values) => ({
  email: email.includes("@") ? null : "Ez nem cím!",
  password: password === "" ? "Kötelező!" : null,
});

/** A tab's storage. */
const tabStorage = () => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
};

const open = (storage = tabStorage()) => {
  const draft = storedDraft<Values>({ name: "belepes", secrets: ["password"], storage: () => storage });
  const form = createForm({ initial, problemsOf, draft });
  return { form, storage, errorOf: (name: keyof Values) => fieldError(form.get(), name, problemsOf) };
};

const refusedWith = (failure: Partial<FormFailure>) => () => ({ fields: {}, message: null, ...failure });
const failing = () => Promise.reject(new Error("no"));

it("validates a typed field when the shopper leaves it, and not again before they leave it once more", () => {
  const { form, errorOf } = open();
  form.leave("email");
  expect(errorOf("email")).toBeNull();
  form.change("email", "anna");
  expect(errorOf("email")).toBeNull();
  form.leave("email");
  expect(errorOf("email")).toBe("Ez nem cím!");
  form.change("email", "anna@pelda.hu");
  expect(errorOf("email")).toBeNull();
  form.change("email", "anna");
  expect(errorOf("email")).toBeNull();
});

it("shows every problem when it is submitted, and sends nothing", async () => {
  const { form, errorOf } = open();
  let sent = 0;
  const send = () => Promise.resolve((sent += 1));
  expect(await form.submit(send, refusedWith({}))).toBe(false);
  expect([errorOf("email"), errorOf("password"), sent, form.get().attempt]).toEqual(["Ez nem cím!", "Kötelező!", 0, 1]);
});

const fill = (form: ReturnType<typeof open>["form"]) => {
  form.change("email", "anna@pelda.hu");
  form.change("password", "lila elefánt");
};

it("is sent once although it is submitted again meanwhile", async () => {
  const { form } = open();
  fill(form);
  let sent = 0;
  let answer: () => void = () => undefined;
  const send = () => {
    sent += 1;
    return new Promise<void>((resolve) => (answer = resolve));
  };
  const first = form.submit(send, refusedWith({}));
  expect(form.get().isSending).toBe(true);
  expect(await form.submit(send, refusedWith({}))).toBe(false);
  answer();
  expect([await first, sent, form.get().isSending]).toEqual([true, 1, false]);
});

it("[FORM-3] shows the server's refusal beside its field until the field changes, and keeps all values", async () => {
  const { form, errorOf } = open();
  fill(form);
  const taken = refusedWith({ fields: { email: "Foglalt!" } });
  expect(await form.submit(failing, taken)).toBe(false);
  expect([errorOf("email"), errorOf("password"), form.get().attempt]).toEqual(["Foglalt!", null, 1]);
  expect(form.get().values).toEqual({ email: "anna@pelda.hu", password: "lila elefánt", newsletter: false });
  form.change("email", "bela@pelda.hu");
  expect(errorOf("email")).toBeNull();
});

it("[FORM-3] shows refusals of unknown fields above the form, with the reason", async () => {
  const { form } = open();
  fill(form);
  await form.submit(failing, refusedWith({ fields: { telephone: "Rossz szám!" } }));
  expect(form.get().failure).toBe("Rossz szám!");
  await form.submit(failing, refusedWith({ message: "Hálózati hiba!" }));
  expect(form.get().failure).toBe("Hálózati hiba!");
  expect(await form.submit(() => Promise.resolve(), refusedWith({}))).toBe(true);
  expect(form.get().failure).toBeNull();
});

it("keeps typed values through a reload, except passwords, until they are submitted", async () => {
  const { form, storage } = open();
  fill(form);
  form.change("newsletter", true);
  expect([...storage.held.values()].join()).not.toContain("elefánt");
  const again = open(storage);
  expect(again.form.get().values).toEqual({ email: "anna@pelda.hu", password: "", newsletter: true });
  expect(again.form.getServer().values).toEqual(initial);
  again.form.change("password", "lila elefánt");
  await again.form.submit(() => Promise.resolve(), refusedWith({}));
  expect(open(storage).form.get().values).toEqual(initial);
});

it("resets to its initial values, and forgets the typed ones", () => {
  const { form, storage, errorOf } = open();
  fill(form);
  form.change("email", "anna");
  form.leave("email");
  form.reset();
  expect([form.get().values, errorOf("email"), storage.held.size]).toEqual([initial, null, 0]);
});

it("ignores a draft that is broken, or of another version of the form", () => {
  for (const saved of ["{", "null", '"x"', '{"email":7,"newsletter":"yes","street":"Fő utca","password":"x"}']) {
    const storage = tabStorage();
    storage.setItem("form:belepes", saved);
    expect(open(storage).form.get().values).toEqual(initial);
  }
});

it("works where the browser allows no storage", async () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  const draft = storedDraft<Values>({ name: "belepes", secrets: [], storage: blocked });
  const form = createForm({ initial, problemsOf, draft });
  fill(form);
  expect(await form.submit(() => Promise.resolve(), refusedWith({}))).toBe(true);
  expect(() => dropDrafts(blocked)).not.toThrow();
});

it("deletes all drafts at logout, and nothing else", () => {
  const { form, storage } = open();
  fill(form);
  storage.setItem("form:regisztracio", "{}");
  storage.setItem("order", "kept");
  dropDrafts(() => storage);
  expect([...storage.held.keys()]).toEqual(["order"]);
});
