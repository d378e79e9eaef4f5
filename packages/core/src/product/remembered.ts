/**
 * A function that remembers its answers, up to `capacity` of them: the same few days and instants are asked about for
 * every product of a page. What throws is not remembered.
 *
 * @example remembered((digit) => 2 * digit, { capacity: 10 })(4) // => 8
 */
export function remembered<Key, Answer extends NonNullable<unknown> | null>(
  answer: (key: Key) => Answer,
  { capacity }: { readonly capacity: number },
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = answer(key);
    if (answers.size >= capacity) answers.clear();
    answers.set(key, found);
    return found;
  };
}
