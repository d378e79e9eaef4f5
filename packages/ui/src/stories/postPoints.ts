import type { PostPoint } from "@kamra/core/delivery";

const point = (id: string, name: string, latitude: number, longitude: number): PostPoint => ({
  id,
  extId: null,
  name,
  postcode: "6720",
  city: "Szeged",
  streetName: "Széchenyi",
  streetType: "tér",
  houseNumber: id,
  latitude,
  longitude,
  servicePointType: "Posta",
  workingHours: "H–P 8:00–18:00, Szo 8:00–12:00",
});

/** Three post points of one town. */
export const postPoints = [
  point("1", "Szeged 1 posta", 46.2539, 20.1461),
  point("2", "Szeged Tisza Lajos körúti postapont", 46.2503, 20.1489),
  point("3", "Szeged Rókus csomagpont", 46.2647, 20.1292),
] as const;
