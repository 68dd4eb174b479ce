/** Computes an answer once for each object that is asked about; it is kept as long as the object is. */
export function onceEach<Asked extends object, Answer extends object>(
  compute: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, Answer>()
  return (asked) => {
    const before = known.get(asked)
    if (before) return before
    const answer = compute(asked)
    known.set(asked, answer)
    return answer
  }
}
