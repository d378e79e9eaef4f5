import { defaultSettings } from "@kamra/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHoverIntent } from "./createHoverIntent.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("[CAT-4] opens after 400 ms of hover and closes 500 ms after it", () => {
  const onChange = vi.fn();
  const intent = createHoverIntent({ onChange, ...defaultSettings.menu });
  intent.enter();
  vi.advanceTimersByTime(399);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(true);
  intent.leave();
  vi.advanceTimersByTime(499);
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(false);
});

it("[CAT-4] stays shut when the pointer only passes by, and open when it comes back", () => {
  const onChange = vi.fn();
  const intent = createHoverIntent({ onChange, ...defaultSettings.menu });
  intent.enter();
  vi.advanceTimersByTime(300);
  intent.leave();
  vi.advanceTimersByTime(450);
  intent.enter();
  vi.advanceTimersByTime(399);
  expect(onChange).not.toHaveBeenCalled();
});

it("[CAT-4] cancels a pending change when a press decides", () => {
  const onChange = vi.fn();
  const intent = createHoverIntent({ onChange, ...defaultSettings.menu });
  intent.enter();
  intent.cancel();
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
});
