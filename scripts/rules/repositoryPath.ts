/**
 * A report's file, as a path from the repository's root, with forward slashes. The report may come from another copy,
 * by Turbo's cache.
 *
 * @example repositoryPath("/copy/packages/core/src/f.test.ts") // => "packages/core/src/f.test.ts"
 */
export function repositoryPath(file: string): string {
  const path = file.replaceAll("\\", "/");
  const start = Math.max(...["/packages/", "/apps/", "/scripts/"].map((folder) => path.lastIndexOf(folder)));
  return path.slice(start + 1);
}
