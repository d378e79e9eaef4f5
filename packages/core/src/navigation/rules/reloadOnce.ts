/** A page whose code failed to load, and what a reload needs. */
export interface Reload {
  /** The target: a path of the shop. */
  readonly to: string;
  /** The build's id, so that each build may reload once. */
  readonly build: string;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly location: Pick<Location, "assign" | "reload" | "pathname" | "search">;
  /** Whether the server is reachable; otherwise a reload would show the browser's error page. */
  readonly canBeLoaded: (path: string) => Promise<boolean>;
}

/** Where the last attempt is stored, as `<build> <path>`: a page that starts without this code makes the same one. */
export const reloadKey = "kamra-reloaded";

const isFirstAttempt = (attempt: string, storage: Reload["storage"]): boolean => {
  let isFirst = false;
  try {
    if (storage.getItem(reloadKey) !== attempt) {
      storage.setItem(reloadKey, attempt);
      isFirst = storage.getItem(reloadKey) === attempt;
    }
  } catch {
    // Without storage a reload could become a loop.
  }
  return isFirst;
};

/**
 * Reloads a page whose code could not be loaded, because a new build may have replaced it. Once for each build and
 * place; never without storage, where it could loop; and not while the server is unreachable.
 *
 * Returns whether the page reloads. Errors: none.
 *
 * @rule NET-5
 */
export async function reloadOnce({ to, build, storage, location, canBeLoaded }: Reload): Promise<boolean> {
  if (!(await canBeLoaded(to)) || !isFirstAttempt(`${build} ${to}`, storage)) return false;
  if (to === location.pathname + location.search) location.reload();
  else location.assign(to);
  return true;
}
