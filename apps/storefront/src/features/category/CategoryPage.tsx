import { breadcrumbs, findCategoryByPath } from "@kamra/core/catalogue";
import { useCategories, useSession } from "@kamra/react";
import { CategoryChips, hrefFrom, PageHead, RichText } from "@kamra/ui";
import { useParams } from "react-router-dom";
import { ListingMeta } from "../listing/ListingMeta.tsx";
import { optionalPart } from "../page/optionalPart.ts";
import { Page } from "../page/Page.tsx";
import { CategoryListing } from "./CategoryListing.tsx";
import { categoryPicture } from "./categoryPicture.ts";
import { useShownCategories } from "./ShownCategories.ts";
import { categoryText } from "./text.hu.ts";

// Only for those who are logged in, and after the page.
const UsualsHere = optionalPart(async () => (await import("./UsualsHere.tsx")).UsualsHere);

export function CategoryPage() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { "*": path = "" } = useParams();
  const found = findCategoryByPath(useCategories() ?? [], path);
  useShownCategories(found === null ? [] : [found.category.id]);
  if (found === null) return null;
  const { category } = found;
  // What a description says of a department, the links to its parts say too.
  const isLeaf = category.children.length === 0;
  const crumbs = breadcrumbs({ kind: "category", ...found });
  return (
    <Page>
      <ListingMeta
        title={category.name}
        description={category.description ?? categoryText.description(category.name, category.productCount)}
        path={category.path}
        crumbs={crumbs}
        image={{ path: categoryPicture(category), alt: category.name }}
      />
      <PageHead
        crumbs={crumbs}
        title={category.name}
        lead={isLeaf && category.content === null ? category.description : null}
      >
        {category.content !== null && <RichText html={category.content} />}
        <CategoryChips
          label={categoryText.subCategories}
          chips={category.children.map(({ path, name, productCount }) => ({
            href: hrefFrom(path),
            name,
            count: productCount,
          }))}
        />
      </PageHead>
      <CategoryListing id={category.id} name={category.name} />
      {isLoggedIn && <UsualsHere key={category.id} categoryId={category.id} />}
    </Page>
  );
}
