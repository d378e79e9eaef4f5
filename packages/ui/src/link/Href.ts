/**
 * A host's own types, added by declaration merging.
 *
 * @example
 * declare module "@kamra/ui" {
 *   interface Register { readonly href: "/cart" | `/products/${string}` | `https://${string}` }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- hosts add to it
export interface Register {}

/** The address of a link: any text, or those of the host's `Register`, so that a broken link does not compile. */
export type Href = Register extends { readonly href: infer Own extends string } ? Own : string;

/** An address from data, such as a category's path or an editor's link, which types cannot check. */
export function hrefFrom(address: string): Href;
export function hrefFrom(address: string): string {
  return address;
}
