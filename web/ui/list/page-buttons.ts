/** B-068: the default page size. */
export const defaultPageSize = 10

/** B-069: the number of numbered buttons. */
export const buttonCount = 5

export const pageCount = (total: number, pageSize: number = defaultPageSize): number =>
  Math.max(1, Math.ceil(total / pageSize))

/** The numbers on the buttons, always including the first and last; `gap` marks omitted numbers. */
export function pageButtons(current: number, count: number): readonly (number | 'gap')[] {
  if (count <= buttonCount) return numbers(1, count)
  const shown = buttonCount - 1
  if (current < shown) return [...numbers(1, shown), 'gap', count]
  if (current > count - shown + 1) return [1, 'gap', ...numbers(count - shown + 1, count)]
  return [1, 'gap', ...numbers(current - 1, current + 1), 'gap', count]
}

/** The typed page, clamped to the list; undefined when it is no number. */
export function pageTyped(typed: string, count: number): number | undefined {
  const page = Number(typed.trim())
  if (typed.trim() === '' || !Number.isInteger(page)) return undefined
  return Math.min(count, Math.max(1, page))
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
