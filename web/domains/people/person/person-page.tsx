import { getPerson } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Tabs } from '#ui/layout/tabs'
import { text } from '../text/index.ts'
import { PersonAgreements } from './person-agreements.tsx'
import { PersonData } from './person-data.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonHistory } from './person-history.tsx'
import { PersonSessions } from './person-sessions.tsx'
import './person-page.css'

const names = ['data', 'sessions', 'agreements', 'history'] as const
type Tab = (typeof names)[number]

/** One person with all data and actions. */
export function PersonPage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const person = useQuery(read(getPerson, { id }))
  const [tab, setTab] = useState<Tab>('data')
  usePageTitle(person.data?.name ?? t.title)

  if (person.isError) return <ErrorPanel onRetry={() => void person.refetch()} />
  if (!person.data) {
    return (
      <div className="person-waiting" aria-busy="true">
        <Skeleton width="280px" height="56px" />
        <Skeleton height="240px" />
      </div>
    )
  }
  return (
    <div className="person">
      <PersonHead person={person.data} />
      <Tabs
        label={person.data.name}
        tabs={names.map((name) => ({ name, title: t.person.tabs[name] }))}
        current={tab}
        onChoose={setTab}
      >
        <div className="person-panel">
          {tab === 'data' && <PersonData person={person.data} />}
          {tab === 'sessions' && <PersonSessions person={person.data} />}
          {tab === 'agreements' && <PersonAgreements id={id} />}
          {tab === 'history' && <PersonHistory id={id} />}
        </div>
      </Tabs>
    </div>
  )
}
