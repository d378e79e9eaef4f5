import { describe, expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import { heldListLines } from "./heldListLines.ts";

const product = (id: string, quantity = 1, deletedName: string | null = null) => ({
  productId: productId(id),
  quantity,
  deletedName,
});
const line = (id: string, quantity = 1, isTicked = false) => ({
  ...product(id, quantity),
  isTicked,
});

describe("the lines of an open list", () => {
  it("[LIST-7] keep their positions when another person reorders, removes and adds products", () => {
    const held = [line("1"), line("2", 3), line("3")];
    expect(heldListLines(held, [product("4"), product("3", 5), product("1")])).toEqual([
      line("1"),
      line("2", 3, true),
      line("3", 5),
      line("4"),
    ]);
  });

  it("[LIST-7] are no longer ticked when their products return", () => {
    expect(heldListLines([line("1", 2, true)], [product("1", 4)])).toEqual([line("1", 4)]);
    expect(heldListLines([line("1", 2, true)], [product("1", 2)])).toEqual([line("1", 2)]);
  });

  it("[LIST-7] stay the same objects when nothing changed", () => {
    const held = [line("1"), line("2", 3, true)];
    expect(heldListLines(held, [product("1")])).toBe(held);
    expect(heldListLines(held, [product("1", 2)])[1]).toBe(held[1]);
  });

  it("[LIST-10] learn the name of a product that the shop deletes, and keep it when it is ticked", () => {
    const held = heldListLines([line("1")], [product("1", 1, "Vaj")]);
    expect(held).toEqual([{ ...line("1"), deletedName: "Vaj" }]);
    expect(heldListLines(held, [])).toEqual([{ ...line("1", 1, true), deletedName: "Vaj" }]);
  });

  it("[LIST-7] change when one of them changes, or one is added", () => {
    const held = [line("1"), line("2", 3)];
    expect(heldListLines(held, [product("1"), product("2", 4)])).toEqual([line("1"), line("2", 4)]);
    expect(heldListLines(held, [product("1"), product("2", 3), product("3")])).toEqual([...held, line("3")]);
  });
});
