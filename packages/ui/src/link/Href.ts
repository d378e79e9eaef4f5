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

/** Where a link may lead: anywhere, or where the host's `Register` says, so that a link to nowhere does not compile. */
export type Href = Register extends { readonly href: infer Own extends string } ? Own : string;

/** An address from data, such as a category's path or an editor's link, which no type can know. */
export function hrefFrom(address: string): Href;
export function hrefFrom(address: string): string {
  return address;
}
