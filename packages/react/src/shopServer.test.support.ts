import type { Fetch } from "@kamra/core";
import { wireProduct } from "./wireProduct.test.support.ts";

interface CartInput {
  readonly products: ReadonlyArray<{ readonly product_id: string; readonly piece: number }>;
}

interface Operation {
  readonly operationName: string;
  readonly variables: { readonly input?: CartInput };
}

const isOperation = (body: unknown): body is Operation =>
  typeof body === "object" && body !== null && "operationName" in body && "variables" in body;

const shippingMethod = (id: string, name: string) => ({
  id,
  name,
  price: 990,
  extra_cost: 100,
  discount_price: null,
  max_weight: 500_000,
  is_available: true,
  description: null,
  short_description: null,
  delivery_time: null,
  errors: [],
});

const category = {
  id: "3",
  parent_id: null,
  name: "Dairy",
  url_key: "dairy",
  description: null,
  is_promotion: false,
  is_homepage_prohibited: false,
  product_count: 9,
  children: [],
};

const line = (number: number, piece: number) => {
  const product = wireProduct(number);
  const price = product.special_price ?? product.price;
  const deposit = product.empties.reduce((sum, empty) => sum + empty.price, 0) * piece;
  return {
    product,
    piece,
    alternative_quantity_piece: null,
    quantityType: "default",
    sliced: false,
    substitution: "LEAVE_OUT",
    price,
    total_price: Math.round(price * piece) + deposit,
    additional_information: null,
  };
};

export interface ShopServerOptions {
  /** The number of products in the only cart, one default unit of each. */
  readonly lineCount: number;
  /** Answers every cart request with status 500. */
  readonly isCartBroken?: boolean | undefined;
}

/** A server of one cart. It refuses every change of product 13. */
export function shopServer({ lineCount, isCartBroken = false }: ShopServerOptions) {
  const pieces = new Map(Array.from({ length: lineCount }, (_, index) => [index + 1, 1]));
  const asked: string[] = [];
  let version = 1;

  const wireCart = () => {
    const lines = [...pieces].map(([number, piece]) => line(number, piece));
    return {
      id: "8f14e45f-ceea-4e67-a8b2-1c5f8a2b9d10",
      hash: `v${version}`,
      revision: version,
      cart_products: lines,
      total_price: lines.reduce((sum, { total_price }) => sum + total_price, 0),
      discount_price: null,
      coupon_code: null,
      shipping_address: null,
      age_confirmed: false,
      deleted_products: [],
      warnings: [],
    };
  };

  const updateCart = ({ products }: CartInput) => {
    if (products.some(({ product_id }) => product_id === "13")) {
      return { errors: [{ message: "No such product", extensions: { code: "PRODUCT_NOT_FOUND" } }] };
    }
    for (const { product_id, piece } of products) {
      if (piece === 0) pieces.delete(Number(product_id));
      else pieces.set(Number(product_id), piece);
    }
    version += 1;
    return { data: { updateCart: wireCart() } };
  };

  const answer = ({ operationName, variables }: Operation) => {
    switch (operationName) {
      case "cart":
        return { data: { cart: wireCart() } };
      case "cartHash":
        return { data: { cart: { hash: `v${version}`, revision: version } } };
      case "createCart":
        return { data: { createCart: wireCart() } };
      case "updateCart":
        return updateCart(variables.input ?? { products: [] });
      case "categories":
        return { data: { allProductCategories: [category] } };
      case "shippingMethods":
        return { data: { shippingMethods: [shippingMethod("1", "Courier"), shippingMethod("4", "Pickup")] } };
      default:
        throw new Error(`This server does not support ${operationName}`);
    }
  };

  const fetch: Fetch = async (_address, init) => {
    // Each answer comes in a separate task, as from a network.
    await new Promise((resolve) => setTimeout(resolve));
    const operation: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "");
    if (!isOperation(operation)) return new Response(null, { status: 400 });
    asked.push(operation.operationName);
    if (isCartBroken && operation.operationName === "cart") return new Response(null, { status: 500 });
    return Response.json(answer(operation));
  };

  return { fetch, asked };
}
