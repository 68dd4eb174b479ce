import { listPersonAgreements } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Timeline } from '#ui/data/timeline'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { text } from '../text/index.ts'

/** The agreement versions a person has accepted. */
export function PersonAgreements({ id }: { readonly id: string }) {
  const t = useText(text).person
  const zone = useZone()
  const { data, isError, refetch } = useQuery(read(listPersonAgreements, { id }))
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (data?.records.length === 0) return <p className="people-none">{t.noAgreements}</p>
  return (
    <Timeline
      items={(data?.records ?? []).map(({ agreementId, kind, version, at }) => ({
        id: agreementId,
        time: shownTime(at, zone),
        title: `${t.kinds[kind]} · ${t.version(version)}`,
      }))}
    />
  )
}
