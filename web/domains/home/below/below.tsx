import { useUser } from '#lib/session'
import { BrowsedSection } from './browsed-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { KnowledgeAndQuestions } from './knowledge-and-questions.tsx'
import { LecturerSection } from './lecturer-section.tsx'
import { NewsSection } from './news-section.tsx'
import { QuickSection } from '../quick/quick-section.tsx'
import { RankSection } from './rank-section.tsx'
import { RecommendSection } from './recommend-section.tsx'
import './below.css'

/** The rest of the home page, section by section; the plain one does without quick entries. */
export function Below({ isPlain }: { readonly isPlain: boolean }) {
  const user = useUser()
  return (
    user && (
      <>
        <div className="ly-wrap">
          <RecommendSection />
          <div className="home-three">
            <NewsSection />
            <CalendarSection />
            {!isPlain && <QuickSection />}
          </div>
        </div>
        <RankSection />
        <div className="ly-wrap">
          <KnowledgeAndQuestions />
          <LecturerSection />
          <BrowsedSection />
        </div>
      </>
    )
  )
}
