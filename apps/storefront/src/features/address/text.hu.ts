import { texts } from "@kamra/core/texts";

export const addressText = {
  labels: {
    name: "Név",
    postcode: "Irányítószám",
    city: "Település",
    street: "Utca",
    houseNumber: "Házszám",
    floorDoor: "Emelet, ajtó",
    note: "Megjegyzés a futárnak",
    telephone: "Telefonszám",
    vatNumber: "Adószám",
  },
  companyName: "Cégnév",
  isCompany: "Céges számlát kérek",
  required: texts.form.required,
  tooLong: "Ez túl hosszú, kérünk, rövidítsd le.",
  telephone: texts.form.telephone,
  taxNumberProblems: texts.form.taxNumberProblems,
  unknownPostcode: texts.delivery.unknownPostcode,
} as const;
