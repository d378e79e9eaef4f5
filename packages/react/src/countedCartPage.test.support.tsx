import { cart } from "@kamra/core";
import type { CartLine, CartWarning } from "@kamra/core/cart";
import type { ProductId } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { memo, Profiler } from "react";
import { useCart } from "./useCart.ts";
import { useCartItemCount } from "./useCartItemCount.ts";
import { useCartLine } from "./useCartLine.ts";
import { useCartProductIds } from "./useCartProductIds.ts";
import { useCartTotals } from "./useCartTotals.ts";
import { useCategories } from "./useCategories.ts";
import { useDeliveryRequest } from "./useDeliveryRequest.ts";
import { useDeliverySelection } from "./useDeliverySelection.ts";
import { useNotices } from "./useNotices.ts";
import { useShippingMethods } from "./useShippingMethods.ts";
import { useShop } from "./useShop.ts";

const none: ReadonlyArray<CartWarning> = [];

/** A page with a component for every hook, and what React rendered of it: the components' names, commit by commit. */
export function countedCartPage() {
  const commits: string[][] = [];
  let rendered: string[] = [];
  const note = (name: string) => rendered.push(name);

  const Total = () => {
    note("Total");
    return <output aria-label="total">{formatHuf(useCartTotals().total)}</output>;
  };

  const ItemCount = () => {
    note("ItemCount");
    return <output aria-label="lines">{useCartItemCount()}</output>;
  };

  const Header = () => {
    note("Header");
    const place = useDeliverySelection();
    return (
      <header>
        {(useCategories() ?? []).map(({ id, name }) => (
          <b key={id}>{name}</b>
        ))}
        {place?.type === "delivery" ? place.city : null}
        {useDeliveryRequest().open ? "Where to?" : null}
        <ItemCount />
      </header>
    );
  };

  const Failure = () => {
    note("Failure");
    return useCart(({ failure }) => failure) && <button>Try again</button>;
  };

  const Warnings = () => {
    note("Warnings");
    return useCart(({ cart }) => cart?.warnings ?? none).map(({ productId, message }) => (
      <p key={productId}>{message}</p>
    ));
  };

  const Notices = () => {
    note("Notices");
    return useNotices().map(({ id, text }) => <p key={id}>{text}</p>);
  };

  const Methods = () => {
    note("Methods");
    return (useShippingMethods() ?? []).map(({ id, name }) => <i key={id}>{name}</i>);
  };

  const LineView = memo(
    ({
      line,
      isPending,
      refusal,
    }: {
      readonly line: CartLine;
      readonly isPending: boolean;
      readonly refusal: string | null;
    }) => {
      note(`LineView ${line.product.id}`);
      return (
        <span aria-label={line.product.name} aria-busy={isPending}>
          {line.quantity} {formatHuf(line.total)} {refusal}
        </span>
      );
    },
  );
  LineView.displayName = "LineView";

  const Line = memo(({ productId }: { readonly productId: ProductId }) => {
    note(`Line ${productId}`);
    const shop = useShop(cart);
    const { line, isPending, error } = useCartLine(productId);
    if (line === null) return null;
    const add = () => {
      // A refusal shows in the line and as a notice.
      void shop.cart.setQuantity(line.product, { quantity: line.quantity + 1, quantityType: "default" });
    };
    return (
      <li>
        <LineView line={line} isPending={isPending} refusal={error && shop.errorText(error)} />
        <button onClick={add}>+ {line.product.name}</button>
      </li>
    );
  });
  Line.displayName = "Line";

  const Lines = () => {
    note("Lines");
    return (
      <ul>
        {useCartProductIds().map((id) => (
          <Line key={id} productId={id} />
        ))}
      </ul>
    );
  };

  const CartPage = () => (
    <Profiler
      id="cart"
      onRender={() => {
        commits.push(rendered);
        rendered = [];
      }}
    >
      <Header />
      <Failure />
      <Warnings />
      <Notices />
      <Methods />
      <Lines />
      <Total />
    </Profiler>
  );

  return { CartPage, commits };
}
