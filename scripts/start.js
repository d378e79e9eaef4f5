import { run } from "./setup/bootstrap.js";

// V8 and glibc give memory back before they take more: a shop on PGlite holds half as much (docs/scaling.md).
run("start.ts", {
  flags: ["--heap-growing-percent=20", "--max-semi-space-size=4"],
  env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" },
});
