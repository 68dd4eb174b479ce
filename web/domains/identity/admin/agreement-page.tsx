import { getAgreementText, listAgreements } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { type Agreement, emptyText } from './agreement.ts'
import { AgreementEditor } from './agreement-editor.tsx'
import { text } from './text/index.ts'
import './agreements.css'

/** Edits the next version of an agreement. */
export function AgreementPage() {
  const t = useText(text)
  const { kind } = useParams()
  const all = useQuery(read(listAgreements))
  const agreement = all.data?.agreements.find((item) => item.kind === kind)
  usePageTitle(agreement ? t.kinds[agreement.kind] : t.title)
  if (all.isError) return <ErrorPanel onRetry={() => void all.refetch()} />
  if (!all.data) return <RowsWaiting count={5} />
  if (!agreement) return <Empty kind="lost" title={t.unknown} isPage />
  return <Opened agreement={agreement} people={all.data.people} />
}

type OpenedProps = { readonly agreement: Agreement; readonly people: number }

/** Starts from the draft, else from the version in force, else empty. */
function Opened({ agreement, people }: OpenedProps) {
  const inForce = useTextOf(agreement.versions[0]?.id)
  const draft = useTextOf(agreement.draft?.id)
  if (inForce.isError || draft.isError)
    return <ErrorPanel onRetry={inForce.isError ? inForce.again : draft.again} />
  if (inForce.isWaiting || draft.isWaiting) return <RowsWaiting count={5} />
  return (
    <AgreementEditor
      agreement={agreement}
      people={people}
      stored={draft.text ?? inForce.text ?? emptyText}
      inForce={inForce.text}
    />
  )
}

/** The text of one version, if there is one. */
function useTextOf(id: string | undefined) {
  const isWanted = id !== undefined
  const { data, isError, refetch } = useQuery({
    ...read(getAgreementText, { id: id ?? '' }),
    enabled: isWanted,
  })
  return {
    text: isWanted ? data?.content : undefined,
    isError,
    isWaiting: isWanted && !data && !isError,
    again: () => void refetch(),
  }
}
