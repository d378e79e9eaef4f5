import { run } from "./setup/bootstrap.js";

// docs/scaling.md, "Memory of a process": V8 and glibc give memory back before they take more, and one function of PostgreSQL, which the
// optimising compiler needs 600 MB for, is compiled like all of PGlite by the baseline compiler.
run("scripts/start.ts", {
  flags: ["--heap-growing-percent=20", "--max-semi-space-size=4", "--liftoff-only"],
  env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" },
});
