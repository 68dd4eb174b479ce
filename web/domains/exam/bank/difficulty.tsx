import { useText } from '#lib/text'
import { text } from './text/index.ts'

const levels = [1, 2, 3, 4, 5]

/** How hard, from one to five strokes. */
export function Difficulty({ level }: { readonly level: number }) {
  const t = useText(text)
  return (
    <span className="bank-difficulty">
      <span className="ly-hidden">{t.difficultyOf(level)}</span>
      {levels.map((one) => (
        <i key={one} data-on={one <= level} />
      ))}
    </span>
  )
}
