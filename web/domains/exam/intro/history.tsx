import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Tag } from '#ui/status/tag'
import { useExamPages } from '../exam-query.ts'
import { text } from '../text/index.ts'
import type { Intro } from './intro.ts'

/** Earlier attempts; each row links to its report. */
export function History({ intro: { attempts } }: { readonly intro: Intro }) {
  const t = useText(text)
  const zone = useZone()
  const pages = useExamPages()
  const past = attempts.filter(({ state }) => state === 'submitted')
  return (
    <section className="exam-history" aria-labelledby="exam-history">
      <h2 id="exam-history">{t.tips.history}</h2>
      {past.length === 0 && <p>{t.tips.noHistory}</p>}
      <ul>
        {past.map(({ id, number, submittedAt, startedAt, score, scoreState, isPassed }) => (
          <li key={id}>
            <Link to={pages.score.to({ attemptId: id })}>
              <span>{shownTime(submittedAt ?? startedAt, zone).slice(5)}</span>
              {t.tips.attempt(number)}
              {score !== null && <b>{score}</b>}
              <ResultTag isPassed={isPassed} scoreState={scoreState} />
            </Link>
          </li>
        ))}
      </ul>
      {past.length > 0 && <p>{t.tips.best}</p>}
    </section>
  )
}

type ResultTagProps = Pick<Intro['attempts'][number], 'isPassed' | 'scoreState'>

function ResultTag({ isPassed, scoreState }: ResultTagProps) {
  const t = useText(text)
  if (isPassed !== null)
    return <Tag tone={isPassed ? 'success' : 'error'}>{isPassed ? t.passed : t.failed}</Tag>
  return (
    <Tag tone="open">
      {scoreState === 'C' || scoreState === null ? t.tips.handedIn : t.scoreStates[scoreState]}
    </Tag>
  )
}
