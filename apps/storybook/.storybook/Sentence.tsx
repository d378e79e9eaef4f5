/** A sentence whose `names` of code are set as code. */
export const Sentence = ({ children }: { readonly children: string }) =>
  children.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
