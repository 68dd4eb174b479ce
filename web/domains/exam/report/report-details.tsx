import { getExamReport, practisePaper, rescoreAttempt } from '@lyceum/contract/exam'
import { useNavigate } from 'react-router'
import { signed } from '#domains/points'
import { useZone } from '#domains/site'
import { ShareButton } from '#domains/social'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Points } from '#ui/picture/reward/points'
import { answersQuery, useExamPages } from '../exam-query.ts'
import { practiceQuery } from '../mistake-query.ts'
import { text } from './text/index.ts'
import type { Report } from './report.ts'

/** More details of a paper, and the next actions. */
export function ReportDetails({ report }: { readonly report: Report }) {
  const t = useText(text)
  const zone = useZone()
  const {
    usedSeconds,
    submittedAt,
    cuts: screenCuts,
    scoreState,
    submitKind,
    types,
    isScoreShown,
    rank,
  } = report
  const right = types.reduce((sum, row) => sum + row.right, 0)
  const total = types.reduce((sum, row) => sum + row.questions, 0)
  const items = [
    { name: t.report.used, value: t.report.usedTime(Math.floor(usedSeconds / 60), usedSeconds % 60) },
    { name: t.report.right, value: isScoreShown && total > 0 ? `${right} / ${total}` : t.report.unknown },
    { name: t.report.rank, value: rank ? `${rank.place} / ${rank.of}` : t.report.unknown },
    {
      name: t.report.earned,
      value: report.score === null ? t.report.unknown : <Points size={18}>{signed(report.earned)}</Points>,
    },
    { name: t.report.at, value: shownTime(submittedAt, zone) },
    { name: t.report.cuts, value: t.report.times(screenCuts) },
    { name: t.report.state, value: t.scoreStates[scoreState] },
    { name: t.report.number, value: timesText(report) },
    // A normal hand-in is not mentioned.
    ...(submitKind === 'self' ? [] : [{ name: t.report.how, value: t.handIn.shortKinds[submitKind] }]),
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
      <ReportLinks report={report} />
    </div>
  )

  function timesText({ number, timesLeft }: Report) {
    const left = timesLeft === null ? '' : t.report.timesLeft(timesLeft)
    return `${t.tips.attempt(number)}${left}`
  }
}

function ReportLinks({ report }: { readonly report: Report }) {
  const t = useText(text).report
  const pages = useExamPages()
  const rescore = useCommand(rescoreAttempt, { refresh: [getExamReport] })
  const again = async () => {
    await rescore.mutateAsync({ id: report.id })
    showSuccess(t.rescored)
  }
  return (
    <div className="exam-result-ways">
      {report.mistakes > 0 && <PractiseButton report={report} />}
      {report.mayRescore && (
        <Button
          look={report.mistakes > 0 ? 'plain' : 'primary'}
          isBusy={rescore.isPending}
          onClick={() => void again().catch(() => undefined)}
        >
          {t.rescore}
        </Button>
      )}
      {report.mayCheckAnswers ? (
        <ButtonLink
          look={report.mayRescore || report.mistakes > 0 ? 'plain' : 'primary'}
          to={answersQuery.to({ attemptId: report.id })}
        >
          {t.allAnswers}
        </ButtonLink>
      ) : (
        <span>{t.answersLater}</span>
      )}
      {report.score !== null && <ShareScore report={report} score={report.score} />}
      <ButtonLink look="quiet" to={pages.tips.to({ itmId: report.itmId })}>
        {t.toExam}
      </ButtonLink>
    </div>
  )
}

type ShareProps = { readonly report: Report; readonly score: number }

/** Shares a link to the exam; the score is in the text, which the sender can edit. */
function ShareScore({ report: { itmId, title, fullScore }, score }: ShareProps) {
  const t = useText(text).report
  const target = { targetType: 'course', targetId: itmId } as const
  return (
    <ShareButton
      target={target}
      title={title}
      look="word"
      word={t.share}
      firstNote={t.shareNote(score, fullScore)}
    />
  )
}

/** The first action of a report: practise its mistakes. */
function PractiseButton({ report: { id, mistakes } }: { readonly report: Report }) {
  const t = useText(text).report
  const navigate = useNavigate()
  const practise = useCommand(practisePaper)
  const begin = async () => {
    const round = await practise.mutateAsync({ id })
    await navigate(practiceQuery.to({ id: round.id }))
  }
  return (
    <Button look="primary" isBusy={practise.isPending} onClick={() => void begin().catch(() => undefined)}>
      <Icon name="target" size={16} />
      {t.practise(mistakes)}
    </Button>
  )
}
