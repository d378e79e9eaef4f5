import type { UiTexts } from "../text/UiTexts.ts";

export const shellTexts: UiTexts["shell"] = {
  skipToContent: "Skip to content",
  mainMenu: "Main menu",
  openMenu: "Open menu",
  menu: "Menu",
  allProducts: "Products",
  categories: "Departments",
  allOf: (category) => `All: ${category}`,
  back: "Back",

  profile: "My account",

  cart: "Basket",
  cartItems: "items",

  search: "Search",
  searchPlaceholder: "What are you looking for? Milk, apples, bread…",
  clearSearch: "Clear search",
  suggestions: "Search suggestions",
  suggestionsFound: (count) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
  allResults: (term) => `All results for “${term}”`,
  scanBarcode: "Scan a barcode",
  holdBarcode: "Hold the barcode of the product in front of the camera. The picture stays on your device.",
  noCamera: "We cannot see through the camera",
  typeBarcode: "Allow the camera in your browser, or type the digits under the barcode into the search box.",
  brand: "Brand:",
  earlierSearch: "Earlier search:",
  forgetSearch: (term) => `Remove from earlier searches: ${term}`,
  addMore: (name, quantity) => `Add more: ${name}, ${quantity} in your basket`,

  blog: (brand) => `${brand} news`,
  moreNews: "More news",
  followUs: "Follow us",
  payments: "Payment methods",
  legal: "Legal",
  feedback: "Feedback",
  consent: "Measurement settings",
};
