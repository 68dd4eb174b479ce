import { Suspense } from 'react'
import { usePortal } from '#ui/layout/area'
import { BrowsedSection } from '../below-fold/browsed-section.tsx'
import { CalendarSection } from '../below-fold/calendar-section.tsx'
import { LecturerSection } from '../below-fold/lecturer-section.tsx'
import { NewsSection } from '../below-fold/news-section.tsx'
import { QuickSection } from '../quick/quick-section.tsx'
import { RankSection } from '../below-fold/rank-section.tsx'
import { RecommendSection } from '../below-fold/recommend-section.tsx'
import './home-sections.css'

/** The home page below the first screen, section by section; the plain one has no quick entries. */
export function Below({ isPlain }: { readonly isPlain: boolean }) {
  const { leads } = usePortal()
  return (
    <>
      <div className="ly-wrap">
        <RecommendSection />
        <div className="home-three">
          {leads('/announcement/notice') && <NewsSection />}
          <CalendarSection />
          {!isPlain && <QuickSection />}
        </div>
      </div>
      {leads('/fame') && <RankSection />}
      <div className="ly-wrap">
        <AreaBlocks />
        {leads('/lecturer/list') && <LecturerSection />}
        <BrowsedSection />
      </div>
    </>
  )
}

/** Blocks of the portal areas, two in a row. */
function AreaBlocks() {
  const { home } = usePortal()
  if (home.length === 0) return null
  return (
    <div className="home-two">
      {home.map(({ to, Part }) => (
        <Suspense key={to}>
          <Part />
        </Suspense>
      ))}
    </div>
  )
}
