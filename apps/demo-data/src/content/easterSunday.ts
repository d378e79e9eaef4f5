/**
 * The day of Easter Sunday in a year, as `YYYY-MM-DD`, by the anonymous Gregorian computus.
 *
 * @example easterSunday(2026) // => "2026-04-05"
 * @example easterSunday(2027) // => "2027-03-28"
 */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const day = moon + week - 7 * late + 114;
  return `${year}-${String(Math.floor(day / 31)).padStart(2, "0")}-${String((day % 31) + 1).padStart(2, "0")}`;
}
