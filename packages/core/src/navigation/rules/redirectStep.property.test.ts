import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { type Navigation, noRedirect, type RedirectEvent, type RedirectState, redirectStep } from "./redirectStep.ts";

const navigations: fc.Arbitrary<Navigation> = fc.oneof(
  fc.record({ kind: fc.constantFrom("redirect", "push"), to: fc.constantFrom("/", "/kosar", "/profil") }),
  fc.constant({ kind: "back" as const }),
);
const events: fc.Arbitrary<RedirectEvent> = fc.oneof(
  { weight: 3, arbitrary: navigations },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("lock", "unlock") }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("block", "unblock", "reset") }) },
);
const histories = fc.array(events, { maxLength: 30 });

const isNavigation = (event: RedirectEvent): event is Navigation => ["redirect", "push", "back"].includes(event.kind);

/** A caller waits until the counter is 0, like callers of a lock. */
function naive(history: ReadonlyArray<RedirectEvent>) {
  let counter = 0;
  let isRedirecting = false;
  let callers: Array<() => void> = [];
  const performed: Navigation[] = [];
  const set = (value: number) => {
    counter = value < 0 ? 0 : value;
    if (counter > 0) return;
    const released = callers;
    callers = [];
    released.forEach((go) => go());
  };
  for (const event of history) {
    if (event.kind === "lock") set(counter + 1);
    else if (event.kind === "unlock") set(counter - 1);
    else if (event.kind === "reset") set(0);
    else if (event.kind === "block") isRedirecting = true;
    else if (event.kind === "unblock") isRedirecting = false;
    else if (isNavigation(event) && !isRedirecting) {
      isRedirecting = event.kind === "redirect";
      callers.push(() => performed.push(event));
      set(counter);
    }
  }
  return { counter, isRedirecting, waiting: callers.length, performed };
}

function run(history: ReadonlyArray<RedirectEvent>) {
  let state: RedirectState = noRedirect;
  const performed: Navigation[] = [];
  for (const event of history) {
    const step = redirectStep(state, event);
    expect(step.state.locks).toBeGreaterThanOrEqual(0);
    expect(step.performed.length === 0 || step.state.locks === 0).toBe(true);
    expect(step.state.locks > 0 || step.state.waiting.length === 0).toBe(true);
    state = step.state;
    performed.push(...step.performed);
  }
  return { state, performed };
}

it.prop([histories], runs)(
  "[REDIR-1] [REDIR-2] [REDIR-3] redirect steps give the result of callers who each wait for the lock",
  (history) => {
    const { state, performed } = run(history);
    const expected = naive(history);
    expect(performed).toEqual(expected.performed);
    expect({ ...state, waiting: state.waiting.length }).toEqual({
      locks: expected.counter,
      isRedirecting: expected.isRedirecting,
      waiting: expected.waiting,
    });
  },
);

it.prop([fc.array(fc.record({ kind: fc.constantFrom("lock", "unlock") }))], runs)(
  "[REDIR-1] the lock counter goes up and down, and never below 0",
  (history) => {
    let floor = 0;
    let height = 0;
    for (const { kind } of history) {
      height += kind === "lock" ? 1 : -1;
      floor = Math.min(floor, height);
    }
    expect(run(history).state.locks).toBe(height - floor);
  },
);

it.prop([histories, navigations], runs)(
  "[REDIR-2] a redirect blocks navigation to any other place",
  (history, navigation) => {
    const { state } = run([...history, { kind: "unblock" }, { kind: "redirect", to: "/" }]);
    const step = redirectStep(state, navigation);
    expect(step).toEqual({ state, performed: [] });
  },
);

it.prop([histories, navigations], runs)(
  "[REDIR-2] queued navigation runs once, when the last lock is released",
  (history, navigation) => {
    const { state } = run([...history, { kind: "unblock" }, { kind: "lock" }, navigation]);
    expect(state.waiting.at(-1)).toBe(navigation);
    const unlocks = Array.from({ length: state.locks }, () => ({ kind: "unlock" as const }));
    const performed = unlocks.reduce(
      ({ state: before, performed: done }, event) => {
        const step = redirectStep(before, event);
        return { state: step.state, performed: [...done, ...step.performed] };
      },
      { state, performed: new Array<Navigation>() },
    );
    expect(performed.performed).toEqual(state.waiting);
    expect(redirectStep(state, { kind: "reset" }).performed).toEqual(state.waiting);
  },
);
