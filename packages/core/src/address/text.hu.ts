export const addressTexts = { pickupStreet: "Közdűlő út" };

export type AddressTexts = typeof addressTexts;
