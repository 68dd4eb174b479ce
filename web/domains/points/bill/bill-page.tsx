import { useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Tabs } from '#ui/layout/tabs'
import { BillBanner } from './bill-banner.tsx'
import { billQuery, views } from './bill-query.ts'
import { Entries } from './entries.tsx'
import { Rules } from './rules.tsx'
import { SignInCalendar } from './sign-in-calendar.tsx'
import { Sources } from './sources.tsx'
import { text } from './text/index.ts'
import './bill.css'

/** the user's points, their history, and how to earn more. */
export function BillPage() {
  const t = useText(text)
  const [query, setQuery] = useSearchParams()
  const { view = 'entries' } = billQuery.read(query)
  usePageTitle(t.title)
  return (
    <div className="bill-page">
      <h1 className="ly-hidden">{t.title}</h1>
      <BillBanner />
      <div className="bill-columns">
        <div className="bill-main">
          <Tabs
            label={t.views.label}
            tabs={views.map((name) => ({ name, title: t.views[name] }))}
            current={view}
            onChoose={(name) => setQuery({ view: name }, { replace: true })}
          >
            {view === 'entries' && <Entries />}
            {view === 'sources' && <Sources />}
            {view === 'rules' && <Rules />}
          </Tabs>
        </div>
        <SignInCalendar />
      </div>
    </div>
  )
}
