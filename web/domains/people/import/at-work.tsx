import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import type { OneImport } from './state.ts'
import { text } from './text/index.ts'

/** A worker is on it; how far it is. */
export function AtWork({ one: { state, progress } }: { readonly one: OneImport }) {
  const t = useText(text)
  const words = state === 'checking' ? t.checking : state === 'committing' ? t.writing : t.undoing
  const { done, total } = progress
  const shown = (number: number) => number.toLocaleString('en-US')
  return (
    <section className="import-stage import-work" aria-live="polite">
      <h2>{words.title}</h2>
      <Progress
        percent={total === 0 ? 0 : Math.min(100, (done / total) * 100)}
        hasNumber
        label={words.title}
      />
      <p>{words.lead(shown(Math.min(done, total)), shown(total))}</p>
    </section>
  )
}
