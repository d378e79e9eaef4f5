import { type Order, withdrawalUnit } from "@kamra/core/orders";
import { parseQuantity, type ProductId } from "@kamra/core/product";

export const takeField = (productId: string): string => `elall-${productId}`;
export const pieceField = (productId: string): string => `mennyi-${productId}`;

export interface WithdrawnProducts {
  readonly products: ReadonlyArray<{ readonly productId: ProductId; readonly quantity: number }>;
  /** The products whose quantity is none. */
  readonly unclear: ReadonlyArray<string>;
}

/** The marked products of a plain form, with their quantities; the server decides whether they may be returned. */
export function withdrawnProducts({ lines }: Pick<Order, "lines">, fields: URLSearchParams): WithdrawnProducts {
  const marked = lines.filter(({ productId }) => fields.has(takeField(productId)));
  const read = marked.map((line) => {
    const product = { defaultUnit: withdrawalUnit(line), alternativeUnit: null };
    const entry = parseQuantity(fields.get(pieceField(line.productId)) ?? "", { product, quantityType: "default" });
    return { line, quantity: entry.problem === null ? entry.quantity : null };
  });
  return {
    products: read.flatMap(({ line: { productId }, quantity }) => (quantity === null ? [] : [{ productId, quantity }])),
    unclear: read.flatMap(({ line: { name }, quantity }) => (quantity === null ? [name] : [])),
  };
}
