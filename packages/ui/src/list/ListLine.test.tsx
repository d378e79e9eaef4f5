import { expect, it } from "vitest";
import { courier, pickup, postal } from "../stories/carriers.ts";
import { milk, now, soldOut, yoghurt } from "../stories/products.ts";
import { textOf } from "../stories/textOf.ts";
import { ListLine, type ListLineProps } from "./ListLine.tsx";

const nothing = () => undefined;

const line = (props: Partial<ListLineProps>) =>
  textOf(
    <ListLine
      product={milk}
      href="/termekek/friss-tej"
      now={now}
      quantity={2}
      isTicked={false}
      substitute={null}
      onChange={nothing}
      onQuantityChange={nothing}
      onTakeSubstitute={nothing}
      {...props}
    />,
  );

const undeliverable = { problem: "CHILLED", method: postal, instead: [courier] } as const;

it("[SHIP-9] a line of a list says that its product does not come to the place, until it is ticked off", () => {
  expect(line({ undeliverable })).toContain("Hűtött: ide csak futárral");
  expect(line({ undeliverable, isTicked: true })).not.toContain("Hűtött");
  expect(line({ undeliverable, product: soldOut })).not.toContain("Hűtött");
  expect(line({})).not.toContain("Hűtött");
});

it("[SHIP-9] so does the substitute for a product that cannot be had", () => {
  const substituteUndeliverable = { problem: "FROZEN", method: postal, instead: [pickup] } as const;
  expect(line({ product: soldOut, substitute: yoghurt, substituteUndeliverable })).toContain(
    "Fagyasztott: csak személyes átvétellel",
  );
  expect(line({ product: soldOut, substitute: yoghurt })).not.toContain("Fagyasztott");
});
