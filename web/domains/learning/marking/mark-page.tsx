import { getHandIn, listHandIns } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useZone } from '#domains/site'
import { hasErrorCode, read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { MarkForm } from './mark-form.tsx'
import { neighboursOf } from './mark-rules.ts'
import { text } from './text/index.ts'
import { type HandIn, Work } from './handed-in-work.tsx'
import './marking.css'

/** Attachment URLs expire after ten minutes; marking may take longer. */
const freshMs = 8 * 60_000

/** One piece of work beside its mark; a key opens the next one. */
export function MarkPage() {
  const { id = '' } = useParams()
  const t = useText(text)
  const found = useQuery({ ...read(getHandIn, { id }), refetchInterval: freshMs })
  usePageTitle(found.data ? t.pageTitle(found.data.name, found.data.moduleTitle) : t.title)
  if (hasErrorCode(found.error, 'NOT_FOUND'))
    return (
      <Empty kind="lock" title={t.missing} hint={t.missingHint} isPage>
        <ButtonLink to="/marking">{t.back}</ButtonLink>
      </Empty>
    )
  if (found.isError) return <ErrorPanel onRetry={() => void found.refetch()} />
  if (!found.data) return <RowsWaiting count={6} />
  return <Marking key={id} work={found.data} onRead={() => void found.refetch()} />
}

type MarkingProps = { readonly work: HandIn; readonly onRead: () => void }

function Marking({ work, onRead }: MarkingProps) {
  const t = useText(text)
  const zone = useZone()
  const { data } = useQuery(read(listHandIns, { state: 'waiting', pageSize: 100 }))
  const { place, before, after } = neighboursOf(data?.records.map(({ id }) => id) ?? [], work.id)
  return (
    <div className="marking">
      <header className="mark-head">
        <Link className="mark-back" to="/marking" aria-label={t.back}>
          <Icon name="left" size={16} />
        </Link>
        <div>
          <h1>{work.moduleTitle}</h1>
          <p>{t.handedBy(work.name, work.courseTitle, shownTime(work.handedAt, zone))}</p>
        </div>
        {place !== undefined && <span className="marking-quiet">{t.place(place, data?.waiting ?? 0)}</span>}
      </header>
      <div className="mark-parts">
        <Work work={work} />
        <MarkForm work={work} before={before} after={after} onRead={onRead} />
      </div>
    </div>
  )
}
