/** Of what people write to the shop, in characters. */
export const longestMessage = 5000;
