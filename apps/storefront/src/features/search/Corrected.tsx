import { catalogueTexts } from "@kamra/core/catalogue";
import { Link, Notice } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { searchPath } from "../paths/searchPath.ts";
import type { SearchData } from "./searchLoader.ts";
import { searchText } from "./text.hu.ts";

/**
 * Says what is shown in place of a term that nothing was found for, and leads to the term itself.
 *
 * @rule SEARCH-8
 */
export function Corrected({ term }: { readonly term: string }) {
  const { products } = useLoaderData<SearchData>();
  if (products.correctedTerm === null || products.total === 0) return null;
  return (
    <Notice tone="info" title={catalogueTexts.corrected(term, products.correctedTerm)}>
      <p>
        <Link href={searchPath(`"${term}"`)}>{searchText.wordForWord}</Link>
      </p>
    </Notice>
  );
}
