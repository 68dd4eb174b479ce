import { getQuestion } from '@lyceum/contract/question'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { Difficulty } from '../difficulty.tsx'
import { text } from '../text/index.ts'
import { KeyedBody } from './keyed-body.tsx'
import { OlderVersion } from './older-version.tsx'
import { Links, type Question, Duplicates, Uses, Versions } from './question-details.tsx'
import { warningsOf } from './warnings.ts'

type AsideProps = {
  readonly id: string | undefined
  readonly mayAuthor: boolean
  readonly onShow: (id: string) => void
}

/** The selected question: content, right answer, statistics and category. */
export function QuestionAside({ id, mayAuthor, onShow }: AsideProps) {
  const t = useText(text).shown
  const { data, isError, refetch } = useQuery({
    ...read(getQuestion, { id: id ?? '' }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  })
  const question = id === undefined ? undefined : data
  return (
    <aside className="bank-aside" aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        {mayAuthor && question && (
          <ButtonLink size="small" to={`/questions/${question.id}`}>
            <Icon name="edit" size={14} />
            {t.edit}
          </ButtonLink>
        )}
      </header>
      {question ? (
        <Shown key={question.id} question={question} onShow={onShow} />
      ) : isError ? (
        <ErrorPanel onRetry={() => void refetch()} />
      ) : (
        <Unready isChosen={id !== undefined} />
      )}
    </aside>
  )
}

function Unready({ isChosen }: { readonly isChosen: boolean }) {
  const t = useText(text).shown
  return isChosen ? <Skeleton height="260px" /> : <p className="bank-quiet">{t.choose}</p>
}

type ShownProps = { readonly question: Question; readonly onShow: (id: string) => void }

function Shown({ question, onShow }: ShownProps) {
  const t = useText(text)
  const [versionId, setVersionId] = useState<string>()
  const { body, health } = question
  const warnings = warningsOf(question)
  return (
    <>
      <article className="bank-card">
        <p className="bank-card-head">
          <Tag tone="info">{t.types[body.content.type]}</Tag>
          <span>{t.shown.points(body.score)}</span>
          <span>{t.shown.number(question.number)}</span>
          <Difficulty level={question.difficulty} />
        </p>
        <KeyedBody body={body} picks={health.picks} />
      </article>
      <QuestionDetails question={question} />
      {warnings.map((warning) => (
        <p key={warning.mark} className="bank-warning">
          <Icon name="warning" size={16} />
          <span>
            {warning.mark === 'misleading' && warning.letter
              ? t.shown.misled(warning.letter, warning.percent)
              : t.shown.marked[warning.mark]}
          </span>
        </p>
      ))}
      <Links links={body.links} />
      <Duplicates duplicates={question.twins} onShow={onShow} />
      <Versions question={question} onOpen={setVersionId} />
      <Uses id={question.id} />
      {versionId && (
        <OlderVersion id={question.id} versionId={versionId} onClose={() => setVersionId(undefined)} />
      )}
    </>
  )
}

function QuestionDetails({ question }: { readonly question: Question }) {
  const t = useText(text)
  const zone = useZone()
  const { health } = question
  const mood = health.marks.includes('tooHard')
    ? t.shown.low
    : health.marks.includes('tooEasy')
      ? t.shown.high
      : ''
  const details = [
    {
      term: t.shown.facility,
      isOdd: mood !== '',
      value:
        health.facility === null
          ? t.shown.noAnswers
          : t.shown.percentIs(Math.round(health.facility * 100), mood),
    },
    {
      term: t.shown.discrimination,
      isOdd: health.marks.includes('weak'),
      value: health.discrimination === null ? t.shown.few : health.discrimination.toFixed(2),
    },
    { term: t.shown.used, value: t.shown.papers(question.usedIn) },
    { term: t.shown.updated, value: shownTime(question.updatedAt, zone) },
    { term: t.shown.author, value: question.byName },
    {
      term: t.shown.review,
      value:
        question.reviewedByName && question.state === 'reviewed'
          ? t.shown.reviewedBy(question.reviewedByName)
          : t.states[question.state],
    },
  ]
  return (
    <dl className="bank-facts">
      {details.map(({ term, value, isOdd = false }) => (
        <div key={term} data-odd={isOdd}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
