// The backend's half: npx @kamra/backend --port 4000 --extension backend.mjs
export const schema = `
  extend type Product { carbon_kg: Float }
  extend type CartProduct { carbon_kg: Float }
`;

const carbonOf = ({ id }) => (Number(id) % 7) / 10 + 0.1;

export const resolvers = {
  Product: { carbon_kg: carbonOf },
  CartProduct: { carbon_kg: ({ product, piece }) => carbonOf(product) * piece },
};
