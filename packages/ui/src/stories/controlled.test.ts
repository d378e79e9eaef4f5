import { expect, it, vi } from "vitest";
import { controlled } from "./controlled.ts";

/** The args after the handler was called, and what the story's own handler heard. */
function after(args: Readonly<Record<string, unknown>>, handler: string, ...given: ReadonlyArray<unknown>) {
  const heard = vi.fn();
  const changes: Record<string, unknown> = {};
  const shown = controlled({ ...args, [handler]: heard }, { choose: (changed) => Object.assign(changes, changed) });
  const called = shown[handler];
  if (typeof called === "function") Reflect.apply(called, undefined, given);
  expect(heard).toHaveBeenCalledExactlyOnceWith(...given);
  return changes;
}

it("a controlled story takes over the value that its component asks for", () => {
  expect(after({ value: null, error: null }, "onChange", "b")).toEqual({ value: "b" });
  expect(after({ isSelected: false, value: "milk" }, "onChange", true)).toEqual({ isSelected: true });
  expect(after({ isTicked: false, quantity: 2 }, "onChange", true)).toEqual({ isTicked: true });
  expect(after({ isTicked: false, quantity: 2 }, "onQuantityChange", 3)).toEqual({ quantity: 3 });
  expect(after({ isSubscribed: true }, "onChange", false)).toEqual({ isSubscribed: false });
  const card = { methodId: "5", savedCardId: "c1" };
  expect(after({ value: card }, "onChange", { methodId: "3" })).toEqual({ value: { methodId: "3" } });
});

it("a story without the value, or a handler that says more than a value, changes nothing", () => {
  expect(after({ defaultValue: "118" }, "onChange", "1186")).toEqual({});
  expect(after({ value: new Map() }, "onChange", { id: "1" }, 2)).toEqual({});
  expect(after({ value: "a" }, "onBlur", "b")).toEqual({});
});

it("a value that is changed in part keeps the rest", () => {
  const choose = vi.fn();
  const value = { sliced: false, additionalInformation: null };
  const { onChange } = controlled({ value, onChange: vi.fn() }, { choose, isInPart: true });
  if (typeof onChange === "function") Reflect.apply(onChange, undefined, [{ sliced: true }]);
  expect(choose).toHaveBeenCalledExactlyOnceWith({ value: { sliced: true, additionalInformation: null } });
});

it("what a story shows is as it was", () => {
  const args = { label: "Település", value: null, onBlur: vi.fn() };
  expect(controlled(args, { choose: vi.fn() })).toEqual(args);
});
