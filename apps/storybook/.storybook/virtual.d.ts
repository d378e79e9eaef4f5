declare module "virtual:used-in-shop" {
  const used: Readonly<Record<string, ReadonlyArray<string>>>;
  export default used;
}
