import { listRecommendedCourses } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { courseCards } from '#domains/course'
import { read } from '#lib/api'
import { loadPart } from '#lib/load-part'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { InlineTabs, MoreLink, SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'

/** Asked for with the section, not after its courses have come. */
const cards = courseCards()
// Whoever shows them hears of the failure.
cards.catch(() => undefined)
const CourseCards = lazy(async () => ({ default: await loadPart(() => cards) }))

const kinds = ['forYou', 'must', 'manager'] as const
type Kind = (typeof kinds)[number]

/** Which reasons each tab shows; what is for somebody includes all of them. */
const reasons: Readonly<Record<Kind, readonly string[] | undefined>> = {
  forYou: undefined,
  must: ['compulsory', 'position'],
  manager: ['manager'],
}
const shown = 4

/** Courses that somebody might want next: for them, for their position, from their manager. */
export function RecommendSection() {
  const t = useText(text).recommend
  const [kind, setKind] = useState<Kind>('forYou')
  const all = useQuery(read(listRecommendedCourses, { pageNo: 1, pageSize: 60 }))
  const wanted = reasons[kind]
  const found = all.data?.records.filter(({ reason }) => !wanted || wanted.includes(reason)).slice(0, shown)
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
