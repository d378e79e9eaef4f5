export const brandText = {
  title: "Márkák",
  lead: "Kis műhelyek, családi gazdaságok és a mindennapi kedvencek, ábécében.",
  alphabet: {
    /** Letters that are written with two or three signs. */
    long: ["Dzs", "Cs", "Dz", "Gy", "Ly", "Ny", "Sz", "Ty", "Zs"],
    /** Letters that are sorted under another. */
    short: { Á: "A", É: "E", È: "E", Í: "I", Ó: "O", Ő: "Ö", Ú: "U", Ű: "Ü" },
  },
  products: (count: number) => `${count} termék`,
  description: (name: string, count: number) =>
    `${name}: ${count} termék árral, egységárral és összetevőkkel, házhozszállítással vagy személyes átvétellel.`,
} as const;
