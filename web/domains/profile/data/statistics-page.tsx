import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { StatisticsView } from './statistics-view.tsx'

/** twelve months in four charts, and the course statuses. */
export function StatisticsPage() {
  const t = useText(text).statistics
  usePageTitle(t.title)
  return (
    <>
      <header className="data-head">
        <h1>{t.title}</h1>
        <p>{t.sub}</p>
      </header>
      <StatisticsView />
    </>
  )
}
