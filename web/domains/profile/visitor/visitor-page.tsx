import { getAccessRights, getUserDetail, type ProfilePart } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { NavLink, useSearchParams } from 'react-router'
import { hasErrorCode, read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { DataView } from '../data/data-view.tsx'
import { StatisticsView } from '../data/statistics-view.tsx'
import { FollowView } from '../people/follow-view.tsx'
import { SharedBy } from '../share/shared-by.tsx'
import { text } from '../text/index.ts'
import { About } from './about.tsx'
import { VisitorHead } from './visitor-head.tsx'
import { visitorQuery, type VisitorTab, visitorTabs } from '../people/visitor-query.ts'
import './visitor.css'

/** The profile part of each tab; the first one shows all visible parts. */
const partOf: Readonly<Record<VisitorTab, ProfilePart | undefined>> = {
  info: undefined,
  data: 'data',
  study: 'data',
  share: 'share',
  fans: 'follow',
  attention: 'follow',
}

/** B-426: a person's page, as far as visible to the viewer. */
export function VisitorPage({ tab }: { readonly tab: VisitorTab }) {
  const [search] = useSearchParams()
  const id = visitorQuery.read(search).usrEntId ?? ''
  return (
    <div className="ly-wrap visitor">
      {/^[1-9]\d{0,18}$/.test(id) ? <Somebody id={id} tab={tab} /> : <Missing />}
    </div>
  )
}

function Missing() {
  const t = useText(text).visitor
  return <Empty kind="search" title={t.missing} hint={t.missingHint} isPage />
}

function Somebody({ id, tab }: { readonly id: string; readonly tab: VisitorTab }) {
  const t = useText(text).visitor
  const person = useQuery({ ...read(getUserDetail, { id }), meta: { quiet: true } })
  const rights = useQuery({ ...read(getAccessRights, { id }), meta: { quiet: true } })
  usePageTitle(person.data?.name ?? t.tabs)
  if (person.isError && hasErrorCode(person.error, 'NOT_FOUND')) return <Missing />
  if (person.isError) return <ErrorPanel onRetry={() => void person.refetch()} />
  if (!person.data || !rights.data) return <RowsWaiting count={8} />
  return (
    <>
      {person.data.isOwn && <OwnBanner />}
      <VisitorHead person={person.data} />
      <nav className="visitor-tabs" aria-label={t.tabs}>
        {visitorTabs.map((name) => (
          <NavLink key={name} to={`/visitor/${name}?usrEntId=${id}`}>
            {t[name]}
          </NavLink>
        ))}
      </nav>
      <Part tab={tab} person={person.data} rights={rights.data} />
    </>
  )
}

/** Shown when viewing one's own page as others see it. */
function OwnBanner() {
  const t = useText(text).visitor
  const edit = (
    <ButtonLink size="small" to="/personal/info">
      {t.edit}
    </ButtonLink>
  )
  return <Banner action={edit}>{t.own}</Banner>
}

type PartProps = {
  readonly tab: VisitorTab
  readonly person: Result<typeof getUserDetail>
  readonly rights: Result<typeof getAccessRights>
}

function Part({ tab, person, rights }: PartProps) {
  const t = useText(text).visitor
  const part = partOf[tab]
  const { usrEntId, name } = person
  if (part && !rights.parts[part]) return <Empty kind="lock" title={t.hidden} hint={t.hiddenHint} />
  if (tab === 'data') return <DataView id={usrEntId} name={name} />
  if (tab === 'study') return <StatisticsView userId={usrEntId} />
  if (tab === 'share') return <SharedBy id={usrEntId} />
  if (tab === 'info') return <About person={person} />
  return <FollowView key={tab} side={tab} userId={usrEntId} />
}
