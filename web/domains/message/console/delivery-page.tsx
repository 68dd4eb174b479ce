import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { PageHead } from '#ui/layout/page-head'
import { Tabs } from '#ui/layout/tabs'
import { MessageLog } from './message-log.tsx'
import { OutgoingLog } from './outgoing-log.tsx'
import { text } from './text/index.ts'
import { useLogFilter } from './use-log-filter.ts'
import './delivery.css'

/** The delivery log: what was sent to whom, and the result. */
export function DeliveryPage() {
  const t = useText(text)
  const search = useLogFilter()
  usePageTitle(t.title)
  return (
    <div className="delivery">
      <PageHead title={t.title} lead={t.lead} />
      <Tabs
        label={t.views}
        tabs={(['outgoing', 'messages'] as const).map((name) => ({ name, title: t[name] }))}
        current={search.view}
        onChoose={search.open}
      >
        {search.view === 'outgoing' ? <OutgoingLog search={search} /> : <MessageLog search={search} />}
      </Tabs>
    </div>
  )
}
