declare module "virtual:used-in-shop" {
  const used: Readonly<Record<string, ReadonlyArray<string>>>;
  export default used;
}

declare module "virtual:component-pages" {
  const pages: Readonly<Record<string, string>>;
  export default pages;
}

declare module "virtual:declared-props" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- The declaration of a module cannot import by a path.
  const props: ReadonlyArray<import("../../../packages/ui/src/stories/declaredProps.ts").DeclaredProp>;
  export default props;
}
