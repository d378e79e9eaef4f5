import { hrefFrom, Link } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import type { SearchData } from "./searchLoader.ts";
import { searchText } from "./text.hu.ts";

/** The categories where a search that found nothing may go on. */
export function Nearest() {
  const { nearest } = useLoaderData<SearchData>();
  if (nearest.length === 0) return null;
  return (
    <>
      <p>{searchText.nearest}</p>
      <ul>
        {nearest.map(({ id, name, path }) => (
          <li key={id}>
            <Link href={hrefFrom(path)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
