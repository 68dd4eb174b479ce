import { getHomeFirst } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { read } from '#lib/api'
import { loadPart } from '#lib/page/load-part'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { Masthead } from '../parts/masthead.tsx'
import { StudyPanel } from '../parts/study-panel.tsx'
import { TodayPanel } from '../parts/today-panel.tsx'
import { DueStrip } from '../parts/due-strip.tsx'
import { text } from '../text/index.ts'
import './home-page.css'

/** The part below the first screen is loaded later, as a chunk of its own. */
const Below = lazy(async () => ({
  default: await loadPart(async () => (await import('./home-sections.tsx')).Below),
}))

type HomePageProps = {
  /** One column without quick entries: the earlier layout. */
  readonly isPlain?: boolean
}

/** The home page: greeting, the course to continue, and everything that waits. */
export function HomePage({ isPlain = false }: HomePageProps) {
  const t = useText(text)
  const user = useUser()
  // Returning from a course or an exam changes this data.
  const first = useQuery({ ...read(getHomeFirst), refetchOnMount: 'always' })
  usePageTitle(t.title)

  return (
    user && (
      <div className={isPlain ? 'home-plain' : undefined}>
        <div className="ly-wrap">
          <Masthead user={user} figures={first.data?.figures} />
          <div className="home-hero">
            {first.isError ? (
              <ErrorPanel onRetry={() => void first.refetch()} />
            ) : (
              <StudyPanel first={first.data} />
            )}
            <TodayPanel />
          </div>
          <DueStrip />
        </div>
        <div className="home-below">
          {first.isPending ? (
            <BelowWaiting />
          ) : (
            <Suspense fallback={<BelowWaiting />}>
              <Below isPlain={isPlain} />
            </Suspense>
          )}
        </div>
      </div>
    )
  )
}

/** Placeholder of the first section below. */
function BelowWaiting() {
  return (
    <div className="ly-wrap">
      <div className="home-below-head">
        <Skeleton width="180px" height="22px" />
      </div>
      <CardsWaiting />
    </div>
  )
}

/** the home page in its earlier layout. In the same file, because another entry would split the chunk. */
export const EarlierHomePage = () => <HomePage isPlain />
