/** A title with its number of entries, and a line each; nothing for an empty list. */
export function printList(title: string, lines: ReadonlyArray<string>): void {
  if (lines.length > 0) console.log(`\n${title} (${lines.length}):\n${lines.join("\n")}`);
}
