import { randomUUID } from "node:crypto";
import { BroadcastChannel, locks } from "node:worker_threads";

const file = randomUUID();

/** As in a process for each file of tests: tabs that another file, or an earlier mutant, has left open are not heard, and keep no lock. */
Object.defineProperty(globalThis, "BroadcastChannel", {
  configurable: true,
  value: class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${file}`);
    }
  },
});

Object.defineProperty(navigator, "locks", {
  configurable: true,
  value: {
    request: (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
      locks.request(`${name} ${file}`, options, callback),
  },
});
