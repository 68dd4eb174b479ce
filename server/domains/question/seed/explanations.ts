import { craftBecause } from './explanations/craft.ts'
import { nanyuBecause } from './explanations/nanyu.ts'
import { officeBecause } from './explanations/office.ts'
import type { ThemeTexts } from './question-texts.ts'

const reasons = new Map(
  [craftBecause, officeBecause, nanyuBecause]
    .flatMap((text) => text.trim().split(/\n\n+/))
    .map((block) => {
      const [category = '', ...lines] = block.split('\n')
      return [category, lines] as const
    }),
)

/** The explanation of a true or false statement of a theme. */
export function becauseOf(theme: ThemeTexts, statement: string): string {
  const at = [...theme.right, ...theme.wrong].indexOf(statement)
  const reason = reasons.get(theme.category)?.[at]
  if (at < 0 || reason === undefined) throw new Error(`No explanation for: ${statement}`)
  return reason
}

/** The explanation of the pairs of a theme. */
export const becausePaired = ({ category }: ThemeTexts): string => reasons.get(category)?.at(-1) ?? ''

/** The explanation of a text with a blank: that of the statement with the most characters in common. */
export function becauseLike(theme: ThemeTexts, text: string): string {
  const letters = new Set(text)
  const likeness = theme.right.map(
    (statement) => [...new Set(statement)].filter((letter) => letters.has(letter)).length,
  )
  return becauseOf(theme, theme.right[likeness.indexOf(Math.max(...likeness))] ?? '')
}
