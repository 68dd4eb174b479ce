/** Computes a value once per object; it is kept as long as the object. */
export function memoize<Key extends object, Answer extends object>(
  compute: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const answer = compute(key)
    known.set(key, answer)
    return answer
  }
}
