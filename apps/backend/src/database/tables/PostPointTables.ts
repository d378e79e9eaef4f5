import type { GeneratedAlways } from "kysely";

export interface PostPointTable {
  id: number;
  /** The post's own id. */
  ext_id: string;
  name: string;
  postcode: number;
  city: string;
  /** Without accents and capitals. */
  city_key: GeneratedAlways<string>;
  street_name: string;
  street_type: string;
  house_number: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  service_point_type: string;
  working_hours: string;
}

/** The table of places where the post keeps parcels. */
export interface PostPointTables {
  post_points: PostPointTable;
}
