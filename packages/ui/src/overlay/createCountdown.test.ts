import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCountdown } from "./createCountdown.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("[MODAL-4] ends after its time", () => {
  const onEnd = vi.fn();
  createCountdown({ duration: 5000, onEnd }).run();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it("[MODAL-4] stops while paused and resumes with the remaining time", () => {
  const onEnd = vi.fn();
  const countdown = createCountdown({ duration: 5000, onEnd });
  countdown.run();
  vi.advanceTimersByTime(3000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.run();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
