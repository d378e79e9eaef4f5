import type { Row } from "@kamra/backend";
import { categoryPath } from "../tree/categoryPath.ts";

const moved = (target: string, ...paths: ReadonlyArray<string>): Row<"redirects">[] =>
  paths.map((path) => ({ path, target, status: 301 }));

/** Redirects of old addresses: from leaflets, bookmarks or the former shop. */
export const redirects = (): ReadonlyArray<Row<"redirects">> => [
  ...moved("/ajanlatok", "/akcio", "/akciok", "/akcios-termekek", "/kedvezmenyek"),
  ...moved("/ujdonsagok", "/uj-termekek"),
  ...moved("/termekvalogatasok", "/magazin", "/valogatasok"),
  ...moved("/szallitas", "/kiszallitas", "/hazhozszallitas", "/szallitasi-informaciok"),
  ...moved("/uzletek", "/uzleteink", "/boltok", "/nyitvatartas"),
  ...moved("/blog", "/hirek", "/receptek"),
  ...moved("/brands", "/markak"),
  ...moved("/kapcsolat", "/ugyfelszolgalat", "/elerhetosegeink"),
  ...moved("/cikk/aszf", "/aszf"),
  ...moved("/cikk/adatkezelesi-tajekoztato", "/adatvedelem", "/adatkezeles"),
  ...moved("/cikk/impresszum", "/impresszum"),
  ...moved("/cikk/aruhazunk-mukodese", "/rolunk", "/gyik", "/hogyan-mukodik"),
  ...moved("/cikk/fizetesi-modok", "/fizetes"),
  ...moved(categoryPath("Zöldség, gyümölcs"), "/zoldseg", "/gyumolcs"),
  ...moved(categoryPath("Bor, sör, tömény"), "/italbolt"),
  // For the season only.
  { path: "/advent", target: "/termekvalogatasok/adventi-keszulodes", status: 302 },
  { path: "/karacsony", target: "/termekvalogatasok/adventi-keszulodes", status: 302 },
];
