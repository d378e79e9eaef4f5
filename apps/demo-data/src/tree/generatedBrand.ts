const beginnings = [
  "Bükk",
  "Mátra",
  "Zala",
  "Bodrog",
  "Rába",
  "Sajó",
  "Hernád",
  "Marcal",
  "Zagyva",
  "Ipoly",
  "Kapos",
  "Körös",
  "Tarna",
  "Berettyó",
  "Dráva",
  "Nyír",
  "Sárköz",
  "Őrség",
  "Bakony",
  "Mecsek",
  "Cserhát",
  "Gerecse",
  "Vértes",
  "Pilis",
  "Somogy",
  "Kunság",
  "Hajdú",
  "Csanád",
  "Mezőföld",
  "Tolna",
  "Göcsej",
  "Hanság",
  "Villány",
  "Tokod",
  "Sárrét",
  "Kemenes",
  "Szigetköz",
  "Fertő",
  "Balaton",
  "Tisza",
] as const;

const endings = [
  "völgyi",
  "aljai",
  "parti",
  "menti",
  "háti",
  "réti",
  "mezei",
  "kerti",
  "dombi",
  "fői",
  "széli",
  "pataki",
  "ligeti",
  "hídi",
  "malmi",
  "tanyai",
  "kúti",
  "berki",
  "tavi",
  "erdei",
] as const;

const houses = ["Porta", "Kert", "Gazdaság", "Műhely", "Család"] as const;

/** How many different names there are. */
export const generatedBrandCount = beginnings.length * endings.length * houses.length;

/**
 * A made-up maker's name by its number, for catalogues larger than the tables; every number below the count has its own.
 *
 * Errors: RangeError from the count on.
 *
 * @example generatedBrand(0) // => "Bükkvölgyi Porta"
 */
export function generatedBrand(index: number): string {
  const beginning = beginnings[index % beginnings.length];
  const ending = endings[Math.floor(index / beginnings.length) % endings.length];
  const house = houses[Math.floor(index / (beginnings.length * endings.length))];
  if (beginning === undefined || ending === undefined || house === undefined)
    throw new RangeError(`No brand by the number ${index}`);
  return `${beginning}${ending} ${house}`;
}
