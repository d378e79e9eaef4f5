import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "alter table orders add post_point jsonb",
  `update orders set post_point = to_jsonb(point) - 'city_key' || jsonb_build_object('id', point.id::text)
   from post_points point where point.id = orders.post_point_id and orders.shipping_method_id = 3`,
];

const down = ["alter table orders drop post_point"];

/** Where a parcel is fetched, as the post point was when the order was placed. */
export const keepPostPoints: Migration = { up: runStatements(up), down: runStatements(down) };
