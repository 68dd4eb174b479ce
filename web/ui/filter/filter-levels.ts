export type FilterOption = {
  readonly value: string
  readonly title: string
  readonly children?: readonly FilterOption[]
}

/** One level of a row: its options, the chosen one, and the path to it. */
export type FilterLevel = {
  readonly options: readonly FilterOption[]
  readonly chosen: string | undefined
  readonly above: readonly string[]
}

/** The levels to show: the first always, each next one below the chosen option. An invalid path ends there. */
export function levelsOf(options: readonly FilterOption[], path: readonly string[]): readonly FilterLevel[] {
  const [value, ...rest] = path
  const chosen = options.find((option) => option.value === value)
  const level = { options, chosen: chosen?.value, above: [] }
  if (!chosen?.children?.length) return [level]
  const below = levelsOf(chosen.children, rest).map((next) => ({
    ...next,
    above: [chosen.value, ...next.above],
  }))
  return [level, ...below]
}
