import { inject, vi } from "vitest";

// What took its time without a change may take it; with one, whoever waits this long waits for ever.
if (inject("mode") === "mutant") vi.setConfig({ testTimeout: 15_000 });
