import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from './text/index.ts'
import type { Report } from './report.ts'

/** The score: green when passed, dark while unknown. */
export function Score({ report }: { readonly report: Report }) {
  const t = useText(text)
  const { score, fullScore, passScore, isPassed } = report
  const outcome = isPassed === null ? 'open' : isPassed ? 'passed' : 'failed'
  return (
    <div className="exam-score" data-outcome={outcome}>
      <Hills />
      {isPassed !== null && (
        <span className="exam-verdict">
          <Icon name={isPassed ? 'check' : 'close'} size={14} />
          {isPassed ? t.passed : t.failed}
        </span>
      )}
      {score === null ? (
        <>
          <p className="exam-score-words ly-song">{waitingText(report, t.report)}</p>
          <p>{t.report.fullAndPass(fullScore, passScore)}</p>
        </>
      ) : (
        <>
          <p className="exam-score-figure">
            {score}
            <small>{t.report.of(fullScore)}</small>
          </p>
          <p>{comparisonText(report, t.report)}</p>
          {report.bestScore !== null && (
            <p className="exam-score-best">
              {score === report.bestScore ? t.report.isBest : t.report.bestIs(report.bestScore)}
            </p>
          )}
        </>
      )}
    </div>
  )
}

type ScoreTexts = {
  readonly before: (number: number, difference: number) => string
  readonly better: (percent: number) => string
  readonly fullAndPass: (full: number, pass: number) => string
}

/** Compares with the previous attempt and with colleagues; otherwise shows full and pass score. */
function comparisonText({ score, before, betterThan, fullScore, passScore }: Report, t: ScoreTexts): string {
  const parts = [
    ...(before && score !== null
      ? [t.before(before.number, Math.round((score - before.score) * 10) / 10)]
      : []),
    ...(betterThan === null ? [] : [t.better(betterThan)]),
  ]
  return parts.length === 0 ? t.fullAndPass(fullScore, passScore) : parts.join('')
}

type WaitingTexts = Readonly<Record<'held' | 'notShown' | 'scoring' | 'waiting' | 'scoringFailed', string>>

const wordOf = { N: 'scoring', I: 'waiting', C: 'notShown' } as const

function waitingText({ isHeld: isOnHold, scoreState, mayRescore }: Report, t: WaitingTexts): string {
  if (isOnHold) return t.held
  return mayRescore ? t.scoringFailed : t[wordOf[scoreState]]
}

/** The picture of sun and hills, as in the logo. */
function Hills() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="96" data-part="ring" />
      <circle cx="100" cy="100" r="80" data-part="sky" />
      <circle cx="128" cy="76" r="20" data-part="sun" />
      <path d="M20 112c26-26 46 2 70-8s40-22 90-4a80 80 0 0 1-160 12Z" data-part="far" />
      <path d="M26 136c30-14 60 4 92-4s40-8 56-4a80 80 0 0 1-148 8Z" data-part="near" />
    </svg>
  )
}
