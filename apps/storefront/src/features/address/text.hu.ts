import { deliveryTexts } from "@kamra/core/delivery";
import { formTexts } from "@kamra/core/form";

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
  required: formTexts.required,
  tooLong: "Ez túl hosszú, kérünk, rövidítsd le.",
  telephone: formTexts.telephone,
  taxNumberProblems: formTexts.taxNumberProblems,
  unknownPostcode: deliveryTexts.unknownPostcode,
} as const;
