// Two that other folders say too, without the rest.
export const invalidEmail = "Ez az e-mail cím nem érvényes!";
export const unknownPostcode = "Nem létező irányítószám!";

/** The Hungarian messages of form fields: required, invalid or too long. */
export const formTexts = {
  required: "Kötelező mező!",
  email: invalidEmail,
  emailAlphabet: "Ebben az e-mail címben egy másik ábécé betűje is van. Kérünk, gépeld be újra!",
  name: "A név betűkből áll. Kérünk, írd ki, ahogyan kimondjuk!",
  telephone: "Ez a telefonszám nem érvényes!",
  postcode: unknownPostcode,
  coupon: "Ez a kuponkód nem érvényes!",
  barcode: "Ez a vonalkód nem érvényes, valamelyik számjegye elírás!",
  orderNumber: "Ez a szám elírás, nézd meg újra a visszaigazoló levélben!",
  amount: "Egész forintot írj ide!",
  tooLong: (most: number) => `Legfeljebb ${most} karakter adható meg!`,
  passwordProblems: {
    tooShort: "A jelszó legalább 8 karakter legyen!",
    tooLong: "A jelszó legfeljebb 128 karakter lehet!",
    guessable: "Ez a jelszó könnyen kitalálható, kérünk, adj meg egy másikat!",
  },
  bankAccountProblems: {
    format: "A számlaszám 16 vagy 24 számjegy, külföldi banknál IBAN.",
    checksum: "Ez a számlaszám nem létezik, valamelyik jegye elírás.",
  },
  taxNumberProblems: {
    format: "Az adószám így néz ki: 12345678-1-23",
    vatCode: "Az adószám kilencedik számjegye csak 1 és 5 közötti lehet!",
    county: "Az adószám utolsó két számjegye megyekód: 02–20, 22–44 vagy 51.",
    checksum: "Ez az adószám nem létezik, valamelyik számjegye elírás!",
  },
};

/** The messages of form fields; a shop overrides some by the option `texts.form` of `createShop`. */
export type FormTexts = typeof formTexts;
