import type { listHomeSchedule } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { courseLinkOf } from '#domains/learning'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { text } from './text/index.ts'

export type Entry = Result<typeof listHomeSchedule>['records'][number]
export type EntriesByDay = ReadonlyMap<string, readonly Entry[]>

/** One entry of a day; it links to its course, an exam to its lobby. */
export function EntryLink({ entry: { itmId, itmType, kind, title, from } }: { readonly entry: Entry }) {
  const t = useText(text)
  const zone = useZone()
  return (
    <Link className="calendar-entry" data-kind={kind} to={courseLinkOf(itmType, itmId)} title={title}>
      <span>
        {t.kinds[kind]} <time dateTime={from}>{shownTime(from, zone).slice(11)}</time>
      </span>
      <b className="ly-clamp-1">{title}</b>
    </Link>
  )
}
