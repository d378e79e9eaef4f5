import { isRefused } from "@kamra/core/shop";
import type { Store } from "@kamra/core";
import type { Draft } from "./draft.ts";
import { fieldError } from "./fieldError.ts";
import type { FieldName, FormFailure, FormProblems, FormState, FormValues } from "./FormState.ts";

/** What a form starts from: its first values, its checks and its draft. */
export interface FormOptions<Values extends FormValues> {
  readonly initial: Values;
  /** The current errors, field by field. */
  readonly problemsOf: (values: Values) => FormProblems<Values>;
  readonly draft: Draft<Values>;
}

/** A form's state as a store, and the actions that change it. */
export interface FormStore<Values extends FormValues> extends Store<FormState<Values>> {
  readonly change: (name: FieldName<Values>, value: string | boolean) => void;
  /** The shopper has left a field: its error becomes visible. */
  readonly leave: (name: FieldName<Values>) => void;
  /** Shows the server's refusal of a field's value until it changes. */
  readonly refuse: (name: FieldName<Values>, value: string | boolean, message: string) => void;
  /** Resets the form, and deletes its draft. */
  readonly reset: () => void;
  /**
   * Submits the values, one submission at a time; shows errors instead if there are any. Returns whether it succeeded.
   */
  readonly submit: (
    send: (values: Values) => Promise<unknown>,
    failureOf: (error: unknown) => FormFailure,
  ) => Promise<boolean>;
}

const untouched = <Values extends FormValues>(values: Values): FormState<Values> => ({
  values,
  typed: new Set(),
  judged: new Set(),
  refused: null,
  failure: null,
  isSending: false,
  attempt: 0,
});

/**
 * A form: its values, errors and submission. Typed values survive a reload. Show it with `useStore(form)` and `fieldError`.
 *
 * @rule FORM-3
 */
export function createForm<Values extends FormValues>({
  initial,
  problemsOf,
  draft,
}: FormOptions<Values>): FormStore<Values> {
  const blank = untouched(initial);
  let state = { ...blank, values: draft.read(initial) };
  const listeners = new Set<() => void>();
  const set = (changed: Partial<FormState<Values>>) => {
    state = { ...state, ...changed };
    for (const listener of [...listeners]) listener();
  };
  const isWrong = (name: FieldName<Values>) => (problemsOf(state.values)[name] ?? null) !== null;

  return {
    get: () => state,
    getServer: () => blank,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (name, value) => {
      const values = { ...state.values, [name]: value };
      draft.save(values);
      set({ values, typed: new Set([...state.typed, name]) });
      if (!isWrong(name)) set({ judged: new Set([...state.judged].filter((judged) => judged !== name)) });
    },
    leave: (name) => {
      if (state.typed.has(name) && isWrong(name)) set({ judged: new Set([...state.judged, name]) });
    },
    refuse: (name, value, message) =>
      set({ refused: { values: { ...state.values, [name]: value }, fields: { [name]: message } } }),
    reset: () => {
      draft.drop();
      set(blank);
    },
    submit: async (send, failureOf) => {
      if (state.isSending) return false;
      const { values } = state;
      set({ judged: new Set(Object.keys(values)), failure: null });
      if (Object.keys(values).some((name) => fieldError(state, name, problemsOf) !== null)) {
        set({ attempt: state.attempt + 1 });
        return false;
      }
      set({ isSending: true, refused: null });
      try {
        const result = await send(values);
        if (isRefused(result)) throw result.error;
        draft.drop();
        set({ isSending: false, typed: new Set() });
        return true;
      } catch (error) {
        const { fields, message } = failureOf(error);
        const unknownFields = Object.entries(fields).flatMap(([name, messages]) => (name in values ? [] : messages));
        const failure = message ?? (unknownFields.length > 0 ? unknownFields.join(" ") : null);
        set({ isSending: false, refused: { values, fields }, failure, attempt: state.attempt + 1 });
        return false;
      }
    },
  };
}
