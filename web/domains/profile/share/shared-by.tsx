import { listPersonAnswers, listPersonDocuments } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'

/** documents and answers of a person, as far as visible to the viewer. */
export function SharedBy({ id }: { readonly id: string }) {
  const t = useText(text)
  const documents = useQuery({ ...read(listPersonDocuments, { id }), meta: { quiet: true } })
  const answers = useQuery({ ...read(listPersonAnswers, { id }), meta: { quiet: true } })
  return (
    <div className="visitor-shared">
      <Part title={t.documents} none={t.noDocuments} kind="start" page={documents} />
      <Part title={t.answers} none={t.noAnswers} kind="circle" page={answers} />
    </div>
  )
}

type PartProps = {
  readonly title: string
  readonly none: string
  readonly kind: 'start' | 'circle'
  readonly page: {
    readonly data:
      | { readonly records: readonly { readonly id: string; readonly title: string }[] }
      | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
}

function Part({ title, none, kind, page: { data, isError, refetch } }: PartProps) {
  return (
    <section>
      <SectionHead title={title} />
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!data && !isError && <RowsWaiting count={3} />}
      {data?.records.length === 0 && <Empty kind={kind} title={none} />}
      <ul>
        {data?.records.map((item) => (
          <li key={item.id}>{item.title}</li>
        ))}
      </ul>
    </section>
  )
}
