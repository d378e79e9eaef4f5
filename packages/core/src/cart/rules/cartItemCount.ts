/**
 * The number beside the cart's icon: its lines, not their quantities.
 *
 * @rule NAV-2
 * @example cartItemCount({ lines: [{ quantity: 3 }, { quantity: 0.5 }] }) // => 2
 */
export function cartItemCount({ lines }: { readonly lines: ReadonlyArray<unknown> }): number {
  return lines.length;
}
