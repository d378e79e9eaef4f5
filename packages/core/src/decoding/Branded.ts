/** A number or a text of one kind. Only its own function makes one, so plain numbers and texts do not fit. */
export interface Branded<Name extends string> {
  readonly "~effect/Brand": { readonly [Key in Name]: Name };
}

/** A model without the marks of its numbers and texts: what a backend or a form has of it. */
export type Unbranded<Model> = Model extends number & Branded<string>
  ? number
  : Model extends string & Branded<string>
    ? string
    : Model extends object
      ? { readonly [Field in keyof Model]: Unbranded<Model[Field]> }
      : Model;
