import type { getData } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { hoursOf } from './hours.ts'

type SentenceProps = {
  readonly quarter: Result<typeof getData>['quarter']
  /** Whose page it is; undefined: one's own. */
  readonly name?: string | undefined
}

/** Half an hour is no difference. */
const worthSaying = 1800

/** The quarter in words, before any chart. */
export function Sentence({ quarter, name }: SentenceProps) {
  const t = useText(text).data
  const { seconds, before, courses, credits, best } = quarter
  if (seconds === 0) return <h1 className="data-sentence">{name ? t.nothingTheirs(name) : t.nothing}</h1>
  const change = seconds - before
  return (
    <h1 className="data-sentence">
      {name ? t.theirs(name) : t.mine} <mark>{t.time(hoursOf(seconds)).trim()}</mark>
      {before > 0 && changeWords(change, t)}
      {courses > 0 && t.done(courses)}
      {credits > 0 && (
        <>
          {t.earned}
          <mark>{t.credits(credits)}</mark>
        </>
      )}
      {t.end}
      {best && (name ? t.bestTheirs : t.best)(best.weekday, best.hour)}
    </h1>
  )
}

function changeWords(
  change: number,
  t: { more: (hours: string) => string; less: (hours: string) => string; same: string },
) {
  if (Math.abs(change) < worthSaying) return t.same
  return change > 0 ? t.more(hoursOf(change)) : t.less(hoursOf(-change))
}
