/** Ids by which the tests know the products. */
export const ids = {
  apple: 1,
  pear: 2,
  sourCream: 3,
  milk: 4,
  beer: 5,
  cake: 6,
  ham: 7,
  ended: 8,
  seasonal: 9,
  yoghurt: 10,
  anvil: 11,
  appleJuice: 12,
} as const;
