import { placed } from '#lib/placed'
import { useText } from '#lib/text'
import type { TextInLocale } from './agreement.ts'
import { diffText } from './diff-text.ts'
import { text } from './text/index.ts'

/** An agreement to read, as people see it. */
export function TextToRead({ text: shown }: { readonly text: TextInLocale }) {
  return (
    <article className="agreement-read">
      <h2>{shown.title}</h2>
      {placed(shown.paragraphs).map(({ heading, text, at }) => (
        <section key={at}>
          {heading !== '' && <h3>{heading}</h3>}
          <p>{text}</p>
        </section>
      ))}
    </article>
  )
}

type TextDiffProps = { readonly before: TextInLocale; readonly after: TextInLocale }

/** What was taken out and what was put in; never by colour alone. */
export function TextDiff({ before, after }: TextDiffProps) {
  const t = useText(text)
  const pieces = diffText(before, after)
  if (pieces.every(({ is }) => is === 'same')) return <p className="agreement-none">{t.unchanged}</p>
  return (
    <p className="agreement-diff">
      {placed(pieces).map(({ is, text, at }) => {
        if (is === 'in') return <ins key={at}>{text}</ins>
        if (is === 'out') return <del key={at}>{text}</del>
        const ends = { isFirst: at === 0, isLast: at === pieces.length - 1 }
        return <span key={at}>{folded(text, ends)}</span>
      })}
    </p>
  )
}

const most = 200
const kept = 70

type Ends = { readonly isFirst: boolean; readonly isLast: boolean }

/** What stayed is shown as far as it lies beside a change: nobody reads ten pages to find one word. */
function folded(text: string, { isFirst, isLast }: Ends): string {
  if (text.length <= most) return text
  const before = isFirst ? '' : `${text.slice(0, kept)} `
  return `${before}⋯ ${isLast ? '' : text.slice(-kept)}`
}
