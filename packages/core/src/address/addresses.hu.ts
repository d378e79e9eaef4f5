/** The words of Hungarian addresses: the country's, in every language of the shop. */
export const addressWords = {
  pickupStreet: "Közdűlő út",
  /** What follows a house's number: stairs, floors, doors, buildings. */
  houseWords: ["em", "emelet", "fsz", "földszint", "félemelet", "ajtó", "lph", "lépcsőház", "lh", "ép", "épület"],
  /** The word behind a district of the capital, and its abbreviation. */
  district: ["kerület", "ker\\.?"],
};
