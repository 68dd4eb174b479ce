import { explainAccess } from '@lyceum/contract/access'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { text } from '../../text/index.ts'
import { useQuestion } from './use-question.ts'
import { WhyAnswer } from './why-answer.tsx'
import { WhyQuestion } from './why-question.tsx'
import '../access-page.css'
import './why-page.css'

/** “Why can this person do this?” The question on the left, the answer on the right; the URL keeps the question. */
export function WhyPage() {
  const t = useText(text).why
  const { question, changeQuestion } = useQuestion()
  usePageTitle(t.title)
  return (
    <>
      <header className="access-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
      </header>
      <div className="access-why">
        <WhyQuestion question={question} onAsk={changeQuestion} />
        {question.accountId === undefined ? (
          <Empty kind="start" title={t.start} hint={t.startHint} />
        ) : (
          <Answered question={{ ...question, accountId: question.accountId }} />
        )}
      </div>
    </>
  )
}

type FilledQuestion = ReturnType<typeof useQuestion>['question'] & { readonly accountId: string }

function Answered({ question }: { readonly question: FilledQuestion }) {
  const { accountId, permission, unitId, otherId } = question
  const { data, isError, refetch } = useQuery(
    read(explainAccess, {
      accountId,
      ...(permission ? { permission } : {}),
      ...(unitId ? { unitId } : {}),
      ...(otherId ? { otherId } : {}),
    }),
  )
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  return data ? <WhyAnswer answer={data} /> : <Skeleton height="240px" />
}
