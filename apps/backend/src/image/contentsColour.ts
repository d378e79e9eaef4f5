/** What is seen through a clear bottle or jar, by the glyph on its label. */
const colours: Readonly<Record<string, string>> = {
  droplet: "#d3e8f1", bubbles: "#dcebf0", "water-wave": "#bfdfe8", sunflower: "#f3d673", olive: "#b9b45a", amphora: "#c9a546", "glass-of-milk": "#fbf7ee",
  "cup-with-straw": "#5b3527", "bubble-tea": "#c58a4a", lemon: "#f3e28c", lime: "#cfe29a", tangerine: "#f4b05c", strawberry: "#de7480", cherries: "#a33a4c",
  grapes: "#7d5590", blueberries: "#6f6ea6", peach: "#f1b285", "red-apple": "#e3c16b", pear: "#dcd587", mango: "#f2bd57", pineapple: "#f1d36a",
  carrot: "#e8984a", tomato: "#c9503c", "hot-pepper": "#b8442f", "honey-pot": "#e3a63a", cucumber: "#a9b965", chestnut: "#8c5a38", peanuts: "#c99a5b",
  "chocolate-bar": "#6b412c", herb: "#7d9a4e", garlic: "#ece3cd", "hot-beverage": "#5a3a28", "tropical-fish": "#e3b06b", candle: "#f4ead6",
  "tumbler-glass": "#b9793b", "cocktail-glass": "#e4eef0", "beer-mug": "#8a5a2b", "pot-of-food": "#d49a5e", "leafy-green": "#a7bd6a", beans: "#a8604a",
  pumpkin: "#e09a45", spaghetti: "#c9503c", chopsticks: "#4a2f22", "bell-pepper": "#c5553d", "nail-polish": "#c98a98",
};

/** The colour of what is inside; the package's own when the glyph says nothing of it. */
export function contentsColour(glyph: string, otherwise: string): string {
  return colours[glyph] ?? otherwise;
}
