import { BrandIndex, EmptyState } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { brandPath } from "../paths/brandPath.ts";
import { brandsByLetter } from "./brandsByLetter.ts";
import type { BrandsData } from "./brandsLoader.ts";
import { brandText } from "./text.hu.ts";

/** Every brand that has products, by its first letter. */
export function BrandsPage() {
  const { brands } = useLoaderData<BrandsData>();
  return (
    <Page>
      <ContentHead title={brandText.title} lead={brandText.lead} />
      {brands.length === 0 && (
        <EmptyState icon="grid" title={brandText.nothingTitle}>
          <p>{brandText.nothing}</p>
        </EmptyState>
      )}
      <BrandIndex
        letters={brandsByLetter(brands).map(({ letter, brands: members }) => ({
          letter,
          brands: members.map((brand) => ({
            href: brandPath(brand),
            name: brand.name,
            count: brand.productCount,
          })),
        }))}
      />
    </Page>
  );
}
