/** What the drill's shoppers write and look for. */
export const shopperTexts = {
  contact: { contact_name: "Próba Elek", contact_email: "proba@pelda.hu", contact_telephone: "36301234567" },
  address: {
    name: "Próba Elek",
    postcode: 1186,
    city: "Budapest",
    street: "Margó Tivadar utca",
    house_number: "5",
  },
  telephone: "36301234567",
  pages: ["/", "/kereses/tej", "/ajanlatok", "/kosar"],
};
