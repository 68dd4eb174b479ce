import { Suspense } from 'react'
import { usePortal } from '#ui/layout/area'
import { BrowsedSection } from './browsed-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { LecturerSection } from './lecturer-section.tsx'
import { NewsSection } from './news-section.tsx'
import { QuickSection } from '../quick/quick-section.tsx'
import { RankSection } from './rank-section.tsx'
import { RecommendSection } from './recommend-section.tsx'
import './below.css'

/** The rest of the home page, section by section; the plain one does without quick entries. */
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

/** What the areas of the portal show of themselves, two in a row. */
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
