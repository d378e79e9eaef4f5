export const blogText = {
  title: "Kamra-hírek",
  lead: "Receptek, szezonális tanácsok és hírek a bolt háza tájáról.",
  pages: "Oldalak",
  newer: "Újabb hírek",
  older: "Régebbi hírek",
  all: "Minden hír",
} as const;
