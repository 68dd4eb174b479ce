import type { getData } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { hoursOf } from './hours.ts'

type SentenceProps = {
  readonly quarter: Result<typeof getData>['quarter']
  /** The name of the person; undefined: oneself. */
  readonly name?: string | undefined
}

/** Smaller differences are not mentioned. */
const minShownSeconds = 1800

/** The quarter as a sentence, before any chart. */
export function Sentence({ quarter, name }: SentenceProps) {
  const t = useText(text).data
  const { seconds, before, courses, credits, best } = quarter
  if (seconds === 0) return <h1 className="data-sentence">{name ? t.nothingTheirs(name) : t.nothing}</h1>
  const change = seconds - before
  return (
    <h1 className="data-sentence">
      {name ? t.theirs(name) : t.mine} <mark>{t.time(hoursOf(seconds)).trim()}</mark>
      {before > 0 && changeText(change, t)}
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

function changeText(
  change: number,
  t: { more: (hours: string) => string; less: (hours: string) => string; same: string },
) {
  if (Math.abs(change) < minShownSeconds) return t.same
  return change > 0 ? t.more(hoursOf(change)) : t.less(hoursOf(-change))
}
