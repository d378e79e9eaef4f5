import { createContext, useContext } from "react";

/** A schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Collects the pages' structured data. Only a server render has one. */
export const StructuredDataSink = createContext<((data: StructuredData) => void) | null>(null);

/** Adds structured data for search engines, only in the server's HTML; renders nothing. */
export function StructuredDataNote({ data }: { readonly data: StructuredData }) {
  useContext(StructuredDataSink)?.(data);
  return null;
}
