import { useText } from '#lib/text'
import { text } from './text/index.ts'

const levels = [1, 2, 3, 4, 5]

/** The difficulty as one to five bars. */
export function Difficulty({ level }: { readonly level: number }) {
  const t = useText(text)
  return (
    <span className="bank-difficulty">
      <span className="ly-hidden">{t.difficultyOf(level)}</span>
      {levels.map((step) => (
        <i key={step} data-on={step <= level} />
      ))}
    </span>
  )
}
