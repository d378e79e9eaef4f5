interface Reload {
  /** Where to go: a path of the shop. */
  readonly to: string;
  /** Names the build that failed, so that the next build has its own chance. */
  readonly build: string;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "assign" | "reload" | "pathname" | "search">;
}

const key = "kamra-reloaded";

/**
 * Loads a page anew after its code could not be fetched: a new build may have replaced it. Once for each build and
 * place; where nothing can be remembered, never, because it could become a loop.
 *
 * Answers whether the page is being loaded. Errors: none.
 *
 * @rule NET-5
 */
export function reloadOnce({ to, build, storage, location }: Reload): boolean {
  const attempt = `${build} ${to}`;
  try {
    if (storage.getItem(key) === attempt) return false;
    storage.setItem(key, attempt);
    if (storage.getItem(key) !== attempt) return false;
  } catch {
    return false;
  }
  if (to === location.pathname + location.search) location.reload();
  else location.assign(to);
  return true;
}
