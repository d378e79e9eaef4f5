const capacity = 1000;

/**
 * A memoized function with up to a thousand results: a page uses the same few days for every product. Exceptions are
 * not cached.
 *
 * @example remembered((digit) => 2 * digit)(4) // => 8
 */
export function remembered<Key, Answer extends NonNullable<unknown> | null>(
  answer: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  const learn = (key: Key): Answer => {
    const answered = answer(key);
    if (answers.size === capacity) answers.clear();
    answers.set(key, answered);
    return answered;
  };
  return (key) => {
    const known = answers.get(key);
    return known === undefined ? learn(key) : known;
  };
}
