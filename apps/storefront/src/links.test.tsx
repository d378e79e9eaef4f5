import { checkoutPaths } from "@kamra/core/checkout";
import { profileMenu } from "@kamra/core/navigation";
import { type Href, Link } from "@kamra/ui";
import { matchRoutes } from "react-router-dom";
import { describe, expect, expectTypeOf, it } from "vitest";
import { brandPath } from "./features/paths/brandPath.ts";
import { listPath } from "./features/paths/listPath.ts";
import { orderedProductsPath } from "./features/paths/orderedProductsPath.ts";
import { orderByLinkPath, orderPath, ownWithdrawalPath } from "./features/paths/orderPaths.ts";
import { loginPath, newPasswordPath, paths } from "./features/paths/paths.ts";
import { productPath } from "./features/paths/productPath.ts";
import { promotionPath } from "./features/paths/promotionPath.ts";
import { quickListPath } from "./features/paths/quickListPath.ts";
import { searchPath } from "./features/paths/searchPath.ts";
import type { ShopHref } from "./features/paths/ShopHref.ts";
import { storePath } from "./features/paths/storePath.ts";
import { routes } from "./routes.tsx";

describe("a link", () => {
  it("to no page of the shop does not compile", () => {
    expectTypeOf<Href>().toEqualTypeOf<ShopHref>();
    expectTypeOf<string>().not.toExtend<ShopHref>();
    // @ts-expect-error -- the page's address ends in "k"
    expect(<Link href="/ajanlato">Ajánlatok</Link>).toBeDefined();
    // @ts-expect-error -- an unencrypted site
    expect(<Link href="http://pelda.hu">Példa</Link>).toBeDefined();
    expect(<Link href={paths.offers}>Ajánlatok</Link>).toBeDefined();
    expect(<Link href={`${productPath({ urlKey: "alma", smartUrl: null })}#ertekelesek`}>Alma</Link>).toBeDefined();
  });

  const { goodidStart: _ofTheBackend, ...pages } = paths;
  it.each([
    ...Object.values(pages),
    ...Object.values(checkoutPaths),
    ...profileMenu.map(({ path }) => path),
    brandPath({ slug: "tejkút" }),
    listPath("a/b"),
    loginPath("/kosar"),
    newPasswordPath("a@b.hu", "t"),
    orderByLinkPath("t"),
    orderPath("7"),
    orderedProductsPath("pekaru", { term: "kifli" }),
    ownWithdrawalPath("7"),
    productPath({ urlKey: "alma", smartUrl: null }),
    promotionPath({ urlKey: "advent" }),
    quickListPath("2 tej"),
    searchPath("tej föl"),
    storePath({ id: "1" }),
  ])("[NAV-1] to %s leads to a page of its own", (address) => {
    const { pathname } = new URL(address, "https://bolt.pelda.hu");
    const route = matchRoutes(routes, pathname)?.at(-1)?.route;
    expect(route?.loader).toBeDefined();
    expect(route?.path).not.toBe("*");
  });
});
