import { mostShoppingLines } from "@kamra/core/quickList";
import { type CatalogueWords, type TermPart, rankingOf, termWords, understandTerm } from "@kamra/core/search";
import { type Kysely, sql } from "kysely";
import type { CategoryTree } from "../category/CategoryTree.ts";
import { loadCategoryTree } from "../category/loadCategoryTree.ts";
import { brandRows } from "../content/brandRows.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { productSearch } from "../database/engine/productSearch.ts";
import type { SuggestedBrand, SuggestedCategory } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import type { SearchQuery } from "../graphql/parents/ProductList.ts";
import type { ProductParent } from "../graphql/parents/ProductParent.ts";
import { decodeProductList } from "../product/decodeProductList.ts";
import { encodeProduct } from "../product/encodeProduct.ts";
import { listProducts } from "../product/listProducts.ts";
import { narrowToPopular } from "../product/popularParts.ts";
import { type IndexedWords, loadCatalogueWords } from "./loadCatalogueWords.ts";
import { searchTexts } from "./text.hu.ts";

const longestTerm = 200;
/** For each term of a list, as many as suggestions have. */
const productsOfTerm = 6;
/** Terms that are read at once: words are understood on the server's thread, which has other requests. */
const termsAtOnce = 4;

const nothing: SearchQuery = { query: "", steps: [], corrected: null };

interface Options {
  readonly db: Kysely<DatabaseSchema>;
  /** Suggestions while a word is being typed. */
  readonly isTyping?: boolean;
}

function queriesOf(term: string, { words }: IndexedWords, { isTyping = false }: Options): SearchQuery[] {
  return understandTerm(term, { words, isTyping }).map((reading) => ({
    ...productSearch.prepare(rankingOf(reading, { words })),
    corrected: reading.corrected,
  }));
}

const at = (queries: ReadonlyArray<SearchQuery>, place: number | null): SearchQuery =>
  queries[(place ?? 1) - 1] ?? nothing;

/**
 * A shopper's search term, prepared for the database: the first of its readings that finds something.
 *
 * Errors: Refusal VALIDATION_FAILED for a term over 200 characters.
 */
async function readTerm(term: string, options: Options): Promise<SearchQuery> {
  if (term.length > longestTerm) {
    throw new Refusal("VALIDATION_FAILED", {
      message: "The term is too long",
      validation: { term: [searchTexts.tooLong(longestTerm)] },
    });
  }
  const { db } = options;
  const known = await loadCatalogueWords(db);
  const queries = queriesOf(term, known, options);
  const { version, place } = await productSearch.firstFound(db, queries);
  if (version === known.version) return at(queries, place);
  const again = queriesOf(term, await loadCatalogueWords(db, { isOld: true }), options);
  return at(again, (await productSearch.firstFound(db, again)).place);
}

/** Whether a word of a category's name means a part of the term, or begins with it. */
const isNamed = (name: string, { keys, forms }: TermPart): boolean => {
  const wanted = [...keys, ...forms.flatMap((form) => form.keys)].filter((key) => key.length > 2 || keys.includes(key));
  return termWords(name).some(({ key }) => wanted.some((word) => key.startsWith(word)));
};

/** The last word of a Hungarian term is its noun; earlier ones qualify it. */
const latestNamed = (name: string, parts: ReadonlyArray<TermPart>): number =>
  parts.findLastIndex((part) => isNamed(name, part));

const keysOf = (text: string): string =>
  termWords(text)
    .map(({ key }) => key)
    .join(" ");

/** The category of that very name; those that have all words of the term, the higher ones first; else those that have any, the last word's first. */
function suggestCategories(
  { byId }: CategoryTree,
  { term, first, words }: { readonly term: string; readonly first: number; readonly words: CatalogueWords },
): SuggestedCategory[] {
  const parts = understandTerm(term, { words, isTyping: true })[0]?.parts ?? [];
  const named = [...byId.values()]
    .map((node) => ({
      ...node,
      latest: latestNamed(node.row.name, parts),
      isTerm: keysOf(node.row.name) === keysOf(term),
    }))
    .filter(({ latest }) => latest !== -1);
  const withAll = named.filter(({ row: { name } }) => parts.every((part) => isNamed(name, part)));
  return (withAll.length > 0 ? withAll : named)
    .sort(
      (a, b) =>
        Number(b.isTerm) - Number(a.isTerm) ||
        b.latest - a.latest ||
        a.lineage.length - b.lineage.length ||
        a.row.position - b.row.position ||
        a.row.id - b.row.id,
    )
    .slice(0, first)
    .map(({ row, path }) => ({ id: String(row.id), name: row.name, path }));
}

/** One letter begins too many names. */
const leastLetters = 2;

/** The brands whose names have all words of the term, the last one perhaps unfinished; those with the most products first. */
async function suggestBrands(
  db: Kysely<DatabaseSchema>,
  { term, first }: { readonly term: string; readonly first: number },
): Promise<SuggestedBrand[]> {
  const words = termWords(term);
  if (words.length === 0 || words.some(({ kind, key }) => kind !== "word" || key.length < leastLetters)) return [];
  const rows = await brandRows(db)
    // A key has letters alone.
    .where((eb) => eb.and(words.map(({ key }) => sql<boolean>`fold(brand.name) ~ ${`\\m${key}`}`)))
    .orderBy("brand.product_count", "desc")
    .orderBy("brand.name_key")
    .limit(first)
    .execute();
  return rows.map(({ id, name, slug }) => ({ id: String(id), name, slug }));
}

interface FoundProducts {
  readonly products: ProductParent[];
  readonly corrected_term: string | null;
}

/** Errors: Refusal VALIDATION_FAILED for too many terms, and as `readTerm`. */
async function findTerms(terms: ReadonlyArray<string>, context: Context): Promise<FoundProducts[]> {
  if (terms.length > mostShoppingLines)
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many terms",
      validation: { terms: [searchTexts.tooMany(mostShoppingLines)] },
    });
  const found: FoundProducts[] = [];
  for (let from = 0; from < terms.length; from += termsAtOnce)
    found.push(
      ...(await Promise.all(
        terms.slice(from, from + termsAtOnce).map(async (term) => {
          const search = await readTerm(term, { db: context.db });
          const list = decodeProductList({ page: 1, first: productsOfTerm }, { sort: "SEARCH_SCORE", search });
          const rows = await listProducts(await narrowToPopular(list, context), context);
          return { products: rows.map((row) => encodeProduct(row, context)), corrected_term: search.corrected };
        }),
      )),
    );
  return found;
}

export const searchResolvers = {
  Query: {
    searchProducts: async (_root, args, context) => {
      const search = await readTerm(args.term, { db: context.db });
      return await narrowToPopular(decodeProductList(args, { sort: args.sort ?? "SEARCH_SCORE", search }), context);
    },

    searchTerms: async (_root, { terms }, context) => await findTerms(terms, context),

    searchSuggestions: async (_root, { term, first }, context) => {
      const search = await readTerm(term, { db: context.db, isTyping: true });
      const list = await narrowToPopular(
        decodeProductList({ page: 1, first }, { sort: "SEARCH_SCORE", search }),
        context,
      );
      const [rows, tree, { words }, brands] = await Promise.all([
        listProducts(list, context),
        loadCategoryTree(context.db),
        loadCatalogueWords(context.db),
        suggestBrands(context.db, { term, first }),
      ]);
      return {
        products: rows.map((row) => encodeProduct(row, context)),
        categories: suggestCategories(tree, { term, first, words }),
        brands,
        corrected_term: search.corrected,
      };
    },
  },
} satisfies Resolvers;
