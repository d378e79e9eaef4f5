const capacity = 1000;

/**
 * A function that remembers its answers, a thousand of them: the same few days are asked about for every product of a
 * page. What throws is not remembered.
 *
 * @example remembered((digit) => 2 * digit)(4) // => 8
 */
export function remembered<Key, Answer extends NonNullable<unknown> | null>(
  answer: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    let known = answers.get(key);
    if (known === undefined) {
      known = answer(key);
      if (answers.size === capacity) answers.clear();
      answers.set(key, known);
    }
    return known;
  };
}
