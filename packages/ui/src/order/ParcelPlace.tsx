import { type PostPoint, postPointText } from "@kamra/core/delivery";
import styles from "./ParcelPlace.module.css";

/** Props of `ParcelPlace`: the post point to which the parcel goes. */
export interface ParcelPlaceProps {
  /** The post office, parcel point or locker. */
  readonly point: PostPoint;
}

/** The place and time for fetching a parcel. */
export const ParcelPlace = ({ point }: ParcelPlaceProps) => (
  <div>
    <p className={styles.name}>{point.name}</p>
    <p>{postPointText(point)}</p>
    {point.workingHours.trim() !== "" && <p className={styles.hours}>{point.workingHours}</p>}
  </div>
);
