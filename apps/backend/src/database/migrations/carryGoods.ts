import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // The defaults are for processes of the release before, which still run while this one starts.
  `alter table products
     add storage text not null default 'AMBIENT' check (storage in ('AMBIENT', 'CHILLED', 'FROZEN')),
     add is_fragile boolean not null default false`,
  `alter table shipping_methods add refuses text[]
     check (refuses <@ array['CHILLED', 'FROZEN', 'ADULTS_ONLY', 'FRAGILE', 'NOT_MAILABLE'])`,
];

const down = ["alter table shipping_methods drop refuses", "alter table products drop storage, drop is_fragile"];

/** What may travel how is a property of the goods; a shop may change what a method refuses. */
export const carryGoods: Migration = { up: runStatements(up), down: runStatements(down) };
