import { useClosedAreas } from '#domains/site'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'

/** What others have written down, and what they ask. */
export function KnowledgeAndQuestions() {
  const t = useText(text)
  const closed = useClosedAreas()
  const [hasKnowledge, hasQuestions] = [!closed.includes('knowledge'), !closed.includes('qa')]
  if (!hasKnowledge && !hasQuestions) return null
  return (
    <div className="home-two">
      {hasKnowledge && (
        <section aria-labelledby="home-knowledge">
          <SectionHead
            id="home-knowledge"
            title={t.knowledge.title}
            end={<MoreLink to="/repository">{t.knowledge.all}</MoreLink>}
          />
          <Empty kind="start" title={t.knowledge.none} />
        </section>
      )}
      {hasQuestions && (
        <section aria-labelledby="home-questions">
          <SectionHead
            id="home-questions"
            title={t.questions.title}
            end={<MoreLink to="/questionAnswer/ask">{t.questions.ask}</MoreLink>}
          />
          <Empty kind="circle" title={t.questions.none} />
        </section>
      )}
    </div>
  )
}
