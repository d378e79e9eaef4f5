export const brandText = {
  title: "Márkák",
  lead: "Kis műhelyek, családi gazdaságok és a mindennapi kedvencek, ábécében.",
  nothingTitle: "Még nincs márka a boltban",
  nothing: "Amint felkerülnek az első termékek, itt lesznek a gyártóik.",
  alphabet: {
    /** Hungarian letters of two or three characters. */
    long: ["Dzs", "Cs", "Dz", "Gy", "Ly", "Ny", "Sz", "Ty", "Zs"],
    /** Letters sorted like another one. */
    short: { Á: "A", É: "E", È: "E", Í: "I", Ó: "O", Ő: "Ö", Ú: "U", Ű: "Ü" },
  },
  products: (count: number) => `${count} termék`,
  description: (name: string, count: number) =>
    `${name}: ${count} termék árral, egységárral és összetevőkkel, házhozszállítással vagy személyes átvétellel.`,
} as const;
