/**
 * The path from the repository's root of a file in a report, with forward slashes. The report may have been made in another copy
 * of the repository, whose results Turbo has kept.
 *
 * @example repositoryPath("/copy/packages/core/src/f.test.ts") // => "packages/core/src/f.test.ts"
 */
export function repositoryPath(file: string): string {
  const path = file.replaceAll("\\", "/");
  const start = Math.max(...["/packages/", "/apps/", "/scripts/"].map((folder) => path.lastIndexOf(folder)));
  return path.slice(start + 1);
}
