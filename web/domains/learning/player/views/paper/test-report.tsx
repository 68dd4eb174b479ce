import type { Result } from '@lyceum/contract/kit'
import { type getModule, getTestReport } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'

type Module = Result<typeof getModule>
type Report = Result<typeof getTestReport>

type TestReportProps = { readonly module: Module; readonly isReview: boolean; readonly onAgain: () => void }

/** The marked test: score, right answers, and the key once it can no longer be used. */
export function TestReport({ module, isReview, onAgain }: TestReportProps) {
  const t = useText(text)
  const { data: report } = useQuery(read(getTestReport, { modId: module.modId }))
  if (!report) return null
  const mayAgain = !isReview && !module.isDone && module.submits < (module.maxSubmits ?? Infinity)
  return (
    <div className="study-paper">
      <header>
        <h2>{report.title}</h2>
        <Score module={module} last={report.attempts[0]} />
        {!report.isKeyShown && <p>{t.test.keyLater}</p>}
      </header>
      <ol>
        {report.questions.map((question) => (
          <Answered key={question.key} question={question} />
        ))}
      </ol>
      {mayAgain && (
        <footer>
          <span />
          <Button look="primary" onClick={onAgain}>
            {t.test.again}
          </Button>
        </footer>
      )}
    </div>
  )
}

type ScoreProps = { readonly module: Module; readonly last: Report['attempts'][number] | undefined }

function Score({ module, last }: ScoreProps) {
  const t = useText(text)
  const { isWaiting, score } = last ?? { isWaiting: true, score: null }
  if (isWaiting || score === null) return <output>{t.test.waiting}</output>
  const isPassed = module.requiredScore === null || score >= module.requiredScore
  return (
    <output className="study-score">
      <b>{t.test.result(score)}</b>
      {module.requiredScore !== null && (
        <span data-passed={isPassed}>{isPassed ? t.test.passed : t.test.failed}</span>
      )}
    </output>
  )
}

function Answered({ question }: { readonly question: Report['questions'][number] }) {
  const t = useText(text)
  const { stem, choices, mine, isRight, explanation } = question
  return (
    <li className="study-answered" data-right={isRight}>
      <p>
        {isRight !== null && <Icon name={isRight ? 'done' : 'failed'} size={16} />}
        {stem}
        {isRight !== null && <small>{isRight ? t.test.right : t.test.wrong}</small>}
      </p>
      {choices.map(({ key, text: choiceText, isRight: isKey }) => (
        <p
          key={key}
          className="study-choice"
          data-mine={mine.choices.includes(key)}
          data-key={isKey ?? undefined}
        >
          {key}. {choiceText}
          {mine.choices.includes(key) && <small>{t.test.yours}</small>}
          {isKey && <small>{t.test.key}</small>}
        </p>
      ))}
      {mine.text !== '' && <blockquote>{mine.text}</blockquote>}
      {explanation !== '' && (
        <p className="study-why-right">
          {t.test.why}：{explanation}
        </p>
      )}
    </li>
  )
}
