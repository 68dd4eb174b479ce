import { listRecommendedCourses } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { courseCards } from '#domains/learning'
import { read } from '#lib/api'
import { loadPart } from '#lib/page/load-part'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { InlineTabs, MoreLink, SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'

/** Requested together with the section, not after its courses have loaded. */
const cards = courseCards()
// The component that renders them reports the failure.
cards.catch(() => undefined)
const CourseCards = lazy(async () => ({ default: await loadPart(() => cards) }))

const kinds = ['forYou', 'must', 'manager'] as const
type Kind = (typeof kinds)[number]

/** The reasons of each tab; “for you” includes all of them. */
const reasons: Readonly<Record<Kind, readonly string[] | undefined>> = {
  forYou: undefined,
  must: ['compulsory', 'position'],
  manager: ['manager'],
}
const shown = 4

/** Recommended courses: personal, for the position, from the manager. */
export function RecommendSection() {
  const t = useText(text).recommend
  const [kind, setKind] = useState<Kind>('forYou')
  const all = useQuery(read(listRecommendedCourses, { pageNo: 1, pageSize: 60 }))
  const shownReasons = reasons[kind]
  const found = all.data?.records
    .filter(({ reason }) => !shownReasons || shownReasons.includes(reason))
    .slice(0, shown)
  return (
    <section className="home-block" aria-labelledby="home-recommend">
      <SectionHead
        id="home-recommend"
        title={t.title}
        tabs={
          <InlineTabs
            label={t.kinds}
            tabs={kinds.map((name) => ({ name, title: t[name] }))}
            current={kind}
            onChoose={setKind}
          />
        }
        end={<MoreLink to="/recommend/list">{t.all}</MoreLink>}
      />
      {all.isError && <ErrorPanel onRetry={() => void all.refetch()} />}
      <Suspense fallback={<CardsWaiting />}>
        {all.isPending && <CardsWaiting />}
        {found && found.length > 0 && <CourseCards courses={found} />}
      </Suspense>
      {found?.length === 0 && <p className="home-none">{t.none[kind]}</p>}
    </section>
  )
}
