import { type PostPoint, postPointText } from "@kamra/core/delivery";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./ParcelPlace.module.css";

/** Props of `ParcelPlace`: the post point to which the parcel goes. */
export interface ParcelPlaceProps extends RootProps<"div"> {
  /** The post office, parcel point or locker. */
  readonly point: PostPoint;
}

/** The place and time for fetching a parcel. */
export const ParcelPlace = ({ point, className, ...root }: ParcelPlaceProps) => (
  <div className={className} {...root}>
    <p className={styles.name}>{point.name}</p>
    <p>{postPointText(point)}</p>
    {point.workingHours.trim() !== "" && <p className={styles.hours}>{unbrokenAmount(point.workingHours)}</p>}
  </div>
);
