/** A typed score as a whole number within the full score; undefined when invalid. */
export function gradeOf(typed: string, fullScore: number): number | undefined {
  if (!/^\d{1,4}$/.test(typed.trim())) return undefined
  const grade = Number(typed.trim())
  return grade <= fullScore ? grade : undefined
}

/** Markers start at different positions, so that two of them seldom mark the same answer. */
export function shared<T>(answers: readonly T[], marker: string): readonly T[] {
  if (answers.length === 0) return answers
  const start = Number(marker.slice(-6)) % answers.length
  return [...answers.slice(start), ...answers.slice(0, start)]
}
