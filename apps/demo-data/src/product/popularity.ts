import type { Random } from "../plan/random.ts";

/** Shelves of what most households buy every week. */
const everyday = new Set([
  "Alma",
  "Brokkoli, karfiol",
  "Burgonya",
  "Búzaliszt",
  "Csirkemell",
  "Csirkecomb, szárny",
  "Ásványvíz",
  "Szénsavas ásványvíz",
  "Szénsavmentes ásványvíz",
  "Darált hús, belsőség",
  "Édes keksz",
  "Fehér kenyér",
  "Fogkrém",
  "Főtt, gépsonka",
  "Friss tej",
  "Hagyma",
  "Joghurt",
  "Kenyér",
  "Kézi mosogatószer",
  "Kifli, zsemle",
  "Körte",
  "Mosókapszula",
  "Narancs, mandarin",
  "Banán",
  "Nedves kutyaeledel",
  "Nedves macskaeledel",
  "Nadrágpelenka",
  "Napraforgóolaj",
  "Őrölt kávé",
  "Paprika",
  "Paradicsom",
  "Párizsi, felvágott",
  "Rizs",
  "Sampon",
  "Szemeteszsák",
  "Tej",
  "Tejcsokoládé",
  "Tejföl",
  "Tészta",
  "Toalettpapír",
  "Trappista",
  "Tusfürdő",
  "Tyúktojás",
  "Vaj, margarin",
  "Világos sör",
  "Virsli",
]);

/** Names that shoppers look for before all others of their kind. */
const favourites =
  /^(?:tej|\S+ friss tej|banán|sajtvár trappista sajt tömb|\S+ fehér kenyér|\S*\s?tojás|idared alma|gála alma|fürtös paradicsom|kígyóuborka|vöröshagyma|burgonya|(?!.*nedves).*toalettpapír|.*kristálycukor)(?!\p{L})/iu;

/** A product's popularity, from 0 to 100; lists begin with the greatest. */
export function popularity({ name, shelf }: { readonly name: string; readonly shelf: string }, random: Random): number {
  const luck = random.next();
  const score = favourites.test(name) ? 85 + luck * 15 : everyday.has(shelf) ? 55 + luck * 40 : luck ** 2 * 60;
  return Math.round(score * 100) / 100;
}
