import { craftBecause } from './because/craft.ts'
import { nanyuBecause } from './because/nanyu.ts'
import { officeBecause } from './because/office.ts'
import type { ThemeWords } from './theme-words.ts'

const reasons = new Map(
  [craftBecause, officeBecause, nanyuBecause]
    .flatMap((words) => words.trim().split(/\n\n+/))
    .map((block) => {
      const [category = '', ...lines] = block.split('\n')
      return [category, lines] as const
    }),
)

/** Why a statement of a theme is so, or is not. */
export function becauseOf(theme: ThemeWords, statement: string): string {
  const at = [...theme.right, ...theme.wrong].indexOf(statement)
  const reason = reasons.get(theme.category)?.[at]
  if (at < 0 || reason === undefined) throw new Error(`Nobody knows why: ${statement}`)
  return reason
}

/** Why pairs of a theme belong together. */
export const becausePaired = ({ category }: ThemeWords): string => reasons.get(category)?.at(-1) ?? ''

/** Why a text with a blank is so: the reason of the statement that it has most letters in common with. */
export function becauseLike(theme: ThemeWords, text: string): string {
  const letters = new Set(text)
  const likeness = theme.right.map((one) => [...new Set(one)].filter((letter) => letters.has(letter)).length)
  return becauseOf(theme, theme.right[likeness.indexOf(Math.max(...likeness))] ?? '')
}
