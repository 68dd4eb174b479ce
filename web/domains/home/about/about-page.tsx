import { getHomeSite } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { SiteBrand } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { MoonGateScene } from '#ui/picture/moon-gate-scene'
import { SiteDetails } from './site-details.tsx'
import { text } from './text/index.ts'
import './about-page.css'

/** the operator of the portal, the version, the contact and the agreements. */
export function AboutPage() {
  const t = useText(text)
  const site = useQuery(read(getHomeSite))
  usePageTitle(t.title)
  return (
    <div className="ly-wrap about">
      <div className="about-scene">
        <MoonGateScene />
      </div>
      <div className="about-words">
        <SiteBrand size="gate" />
        {site.isError && <ErrorPanel onRetry={() => void site.refetch()} />}
        {site.isPending && <RowsWaiting count={5} />}
        {site.data && (
          <>
            <h1>{t.of(site.data.name)}</h1>
            <p>{t.lead}</p>
            <SiteDetails site={site.data} />
          </>
        )}
      </div>
    </div>
  )
}
