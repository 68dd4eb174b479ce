import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import type { OneImport } from './import-state.ts'
import { text } from './text/index.ts'

/** The progress of a running import. */
export function AtWork({ importRun: { state, progress } }: { readonly importRun: OneImport }) {
  const t = useText(text)
  const texts = state === 'checking' ? t.checking : state === 'committing' ? t.writing : t.undoing
  const { done, total } = progress
  const shown = (number: number) => number.toLocaleString('en-US')
  return (
    <section className="import-stage import-work" aria-live="polite">
      <h2>{texts.title}</h2>
      <Progress
        percent={total === 0 ? 0 : Math.min(100, (done / total) * 100)}
        hasNumber
        label={texts.title}
      />
      <p>{texts.lead(shown(Math.min(done, total)), shown(total))}</p>
    </section>
  )
}
