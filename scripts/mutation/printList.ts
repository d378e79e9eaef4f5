/** A title with how many there are, and a line each; nothing where there are none. */
export function printList(title: string, lines: ReadonlyArray<string>): void {
  if (lines.length > 0) console.log(`\n${title} (${lines.length}):\n${lines.join("\n")}`);
}
