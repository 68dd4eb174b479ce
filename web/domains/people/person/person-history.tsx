import { listPersonHistory } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Timeline } from '#ui/data/timeline'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Button } from '#ui/form/button'
import { actionNames } from '../text/actions.ts'
import { text } from '../text/index.ts'
import { changesIn } from './audit-changes.ts'

/** The change history of a person. */
export function PersonHistory({ id }: { readonly id: string }) {
  const t = useText(text).person
  const names: Readonly<Record<string, string>> = useText(actionNames)
  const zone = useZone()
  const [beneath, setBeneath] = useState<string>()
  const { data, isError, refetch } = useQuery(
    read(listPersonHistory, { id, ...(beneath ? { beneath } : {}) }),
  )
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (data?.records.length === 0) return <Empty kind="start" title={t.noHistory} />
  return (
    <>
      <Timeline
        items={(data?.records ?? []).map(({ seq, at, actorName, realActorName, action, before, after }) => ({
          id: seq,
          time: shownTime(at, zone),
          title: (
            <>
              {names[action] ?? action} <span className="people-none">{actorName}</span>
              {realActorName && <span className="people-none"> · {t.realActor(realActorName)}</span>}
            </>
          ),
          body: <Changes before={before} after={after} />,
        }))}
      />
      {data?.next && <Button onClick={() => setBeneath(data.next ?? undefined)}>{t.olderHistory}</Button>}
    </>
  )
}

function Changes({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const t = useText(text)
  const labels: Readonly<Record<string, string>> = { ...t.columns, ...t.fields }
  const states: Readonly<Record<string, string>> = t.states
  const shownValue = (field: string, value: string) => (field === 'state' ? (states[value] ?? value) : value)
  const changes = changesIn(before, after)
  if (changes.length === 0) return null
  return (
    <ul className="person-changes">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span>{labels[field] ?? field}</span>
          {from !== undefined && <del>{shownValue(field, from)}</del>}
          {to !== undefined && <ins>{shownValue(field, to)}</ins>}
        </li>
      ))}
    </ul>
  )
}
