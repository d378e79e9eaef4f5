import { huf } from "@kamra/core/product";
import { expect, it } from "vitest";
import {
  beer,
  milk,
  now,
  personalCoffee,
  tomato,
  webshopOnlyPasta,
  withoutPicture,
  yoghurt,
} from "../stories/products.ts";
import { textOf } from "../stories/textOf.ts";
import { Price } from "./Price.tsx";

it("[LAW-2] shows the unit price beside the price", () => {
  expect(textOf(<Price product={milk} now={now} />)).toBe(
    "Ár: 489 Ft / db 489 forint darabonként Egységár: 489 Ft/l 489 forint literenként",
  );
  expect(textOf(<Price product={tomato} now={now} />)).toBe(
    "Ár: 1 290 Ft / kg 1290 forint kilogrammonként 1 db ≈ 180 g ≈ 232 Ft",
  );
  expect(textOf(<Price product={withoutPicture} now={now} />)).not.toContain("Egységár");
});

it("[LAW-1] strikes through the lowest price of the last 30 days, else the regular price", () => {
  expect(textOf(<Price product={yoghurt} now={now} />)).toMatch(
    /^Korábbi ár: 899 Ft −28% 28 százalék kedvezmény Ár: 649 Ft/,
  );
  expect(textOf(<Price product={{ ...yoghurt, priorPrice: huf(699) }} now={now} />)).toMatch(
    /^Korábbi ár: 699 Ft −7% /,
  );
  expect(textOf(<Price product={{ ...yoghurt, priorPrice: huf(649) }} now={now} />)).toMatch(/^Ár: 649 Ft/);
});

it("[LAW-1] drops the reduction when its days are over", () => {
  expect(textOf(<Price product={yoghurt} now={new Date("2026-12-01T10:00:00Z")} />)).toMatch(/^Ár: 899 Ft/);
});

it("[LAW-3] shows the deposit on its own line, beside a price without it", () => {
  expect(textOf(<Price product={beer} now={now} />)).toBe(
    "Ár: 590 Ft / db 590 forint darabonként Egységár: 1 180 Ft/l 1180 forint literenként + 50 Ft visszaváltási díj / db plusz 50 forint visszaváltási díj darabonként",
  );
});

it("[PRICE-9] labels a price that holds only online, and a personal one", () => {
  expect(textOf(<Price product={webshopOnlyPasta} now={now} />)).toMatch(/Csak a webáruházban$/);
  expect(textOf(<Price product={personalCoffee} now={now} />)).toMatch(/10 990 Ft .*Neked ennyi$/);
});
