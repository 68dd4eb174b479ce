import { withPosition } from '#lib/page/with-position'
import { useText } from '#lib/text'
import type { TextInLocale } from './agreement.ts'
import { diffText } from './diff-text.ts'
import { text } from './text/index.ts'

/** An agreement as people see it. */
export function TextToRead({ text: shown }: { readonly text: TextInLocale }) {
  return (
    <article className="agreement-read">
      <h2>{shown.title}</h2>
      {withPosition(shown.paragraphs).map(({ heading, text, at }) => (
        <section key={at}>
          {heading !== '' && <h3>{heading}</h3>}
          <p>{text}</p>
        </section>
      ))}
    </article>
  )
}

type TextDiffProps = { readonly before: TextInLocale; readonly after: TextInLocale }

/** Removed and added text; not distinguished by colour alone. */
export function TextDiff({ before, after }: TextDiffProps) {
  const t = useText(text)
  const pieces = diffText(before, after)
  if (pieces.every(({ is }) => is === 'same')) return <p className="agreement-none">{t.unchanged}</p>
  return (
    <p className="agreement-diff">
      {withPosition(pieces).map(({ is, text, at }) => {
        if (is === 'in') return <ins key={at}>{text}</ins>
        if (is === 'out') return <del key={at}>{text}</del>
        const ends = { isFirst: at === 0, isLast: at === pieces.length - 1 }
        return <span key={at}>{folded(text, ends)}</span>
      })}
    </p>
  )
}

const most = 200
const contextLength = 70

type Ends = { readonly isFirst: boolean; readonly isLast: boolean }

/** Unchanged text is shortened to the part beside a change. */
function folded(text: string, { isFirst, isLast }: Ends): string {
  if (text.length <= most) return text
  const before = isFirst ? '' : `${text.slice(0, contextLength)} `
  return `${before}⋯ ${isLast ? '' : text.slice(-contextLength)}`
}
