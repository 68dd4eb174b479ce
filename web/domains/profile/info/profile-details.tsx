import type { getMyDetail } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

/** Data of the HR department: read-only here. */
export function ProfileDetails({ detail }: { readonly detail: Result<typeof getMyDetail> }) {
  const t = useText(text).info
  const details = [
    { term: t.name, value: detail.username },
    { term: t.number, value: detail.workNumber },
    { term: t.department, value: detail.department },
    { term: t.station, value: detail.station, note: t.synced },
    { term: t.grade, value: detail.jobGrade },
    { term: t.sequence, value: [detail.sequence, detail.subsequence].filter(Boolean).join(' / ') },
    { term: t.phone, value: detail.phone },
    { term: t.email, value: detail.email },
  ]
  return (
    <dl className="info-facts">
      {details.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd data-empty={value === '' || undefined}>
            {value || t.empty}
            {value !== '' && note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
