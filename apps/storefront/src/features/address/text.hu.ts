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
} as const;
