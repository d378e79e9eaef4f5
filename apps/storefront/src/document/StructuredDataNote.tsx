import { createContext, useContext } from "react";

/** A schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Takes what the pages tell search engines. Only a server render has one: in the browser nobody would read it. */
export const StructuredDataSink = createContext<((data: StructuredData) => void) | null>(null);

/** Tells search engines about the page, in the server's HTML alone; shows nothing. */
export function StructuredDataNote({ data }: { readonly data: StructuredData }) {
  useContext(StructuredDataSink)?.(data);
  return null;
}
