import type { LoaderFunction } from "react-router-dom";

/**
 * A route's loader whose code comes with the services: it needs them, and no page runs it before hydration.
 *
 * Errors: those of the import, and of the loader.
 */
export const lazyLoader =
  (load: () => Promise<LoaderFunction>): LoaderFunction =>
  async (...asked) =>
    (await load())(...asked);
