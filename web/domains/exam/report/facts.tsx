import { getExamReport, rescoreAttempt } from '@lyceum/contract/exam'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Button, ButtonLink } from '#ui/form/button'
import { answersQuery, useWays } from '../exam-query.ts'
import { text } from '../text/index.ts'
import type { Report } from './report.ts'

/** What else there is to say about a paper, and what can be done now. */
export function Facts({ report }: { readonly report: Report }) {
  const t = useText(text)
  const zone = useZone()
  const { usedSeconds, submittedAt, cuts, number, scoreState, submitKind, types, isScoreShown, rank } = report
  const right = types.reduce((sum, one) => sum + one.right, 0)
  const asked = types.reduce((sum, one) => sum + one.questions, 0)
  const items = [
    { name: t.report.used, value: t.report.usedTime(Math.floor(usedSeconds / 60), usedSeconds % 60) },
    { name: t.report.right, value: isScoreShown && asked > 0 ? `${right} / ${asked}` : t.report.unknown },
    { name: t.report.rank, value: rank ? `${rank.place} / ${rank.of}` : t.report.unknown },
    { name: t.report.number, value: t.tips.attempt(number) },
    { name: t.report.at, value: shownTime(submittedAt, zone) },
    { name: t.report.cuts, value: t.report.times(cuts) },
    { name: t.report.state, value: t.scoreStates[scoreState] },
    { name: t.report.how, value: t.handIn.shortKinds[submitKind] },
  ]
  return (
    <div className="exam-result-facts">
      <dl>
        {items.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Ways report={report} />
    </div>
  )
}

function Ways({ report }: { readonly report: Report }) {
  const t = useText(text).report
  const ways = useWays()
  const rescore = useCommand(rescoreAttempt, { refresh: [getExamReport] })
  const again = async () => {
    await rescore.mutateAsync({ id: report.id })
    showSuccess(t.rescored)
  }
  return (
    <div className="exam-result-ways">
      {report.mayRescore && (
        <Button look="primary" isBusy={rescore.isPending} onClick={() => void again().catch(() => undefined)}>
          {t.rescore}
        </Button>
      )}
      {report.mayCheckAnswers ? (
        <ButtonLink
          look={report.mayRescore ? 'plain' : 'primary'}
          to={answersQuery.to({ attemptId: report.id })}
        >
          {t.allAnswers}
        </ButtonLink>
      ) : (
        <span>{t.answersLater}</span>
      )}
      <ButtonLink to={ways.tips.to({ itmId: report.itmId })}>{t.toExam}</ButtonLink>
    </div>
  )
}
