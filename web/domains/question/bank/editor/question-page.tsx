import { getQuestion, questionTypes } from '@lyceum/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { draftFrom, newDraft } from './draft.ts'
import { QuestionEditor } from './question-editor.tsx'
import { text } from './text/index.ts'

/** A new question, in the current category, or like the previous one. */
export function NewQuestionPage() {
  const t = useText(text)
  const [search] = useSearchParams()
  usePageTitle(t.newTitle)
  return (
    <QuestionEditor
      key={search.get('again') ?? ''}
      start={{
        draft: newDraft(questionTypes.find((option) => option === search.get('type'))),
        place: {
          categoryId: search.get('categoryId') ?? undefined,
          difficulty: Number(search.get('difficulty') ?? 3),
          pointIds: [],
          tags: [],
        },
        files: [],
      }}
    />
  )
}

/** Edits a question of the bank. */
export function QuestionPage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const { data, isError, refetch } = useQuery({ ...read(getQuestion, { id }), staleTime: Infinity })
  usePageTitle(data ? t.editTitle(data.number) : t.loading)
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" />
  const { categoryId, difficulty, pointIds, tags, files, body } = data
  return (
    <QuestionEditor
      key={`${id} ${data.updatedAt}`}
      question={data}
      onReload={() => void refetch()}
      start={{ draft: draftFrom(body), place: { categoryId, difficulty, pointIds, tags }, files }}
    />
  )
}
