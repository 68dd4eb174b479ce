import { useText } from '#lib/text'
import { SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'
import type { Report } from './report.ts'
import { Teaching } from './recommended-courses.tsx'
import './knowledge-points.css'

const shown = 6
/** Below this percentage a knowledge point is weak. */
const weak = 75

/** The result of each knowledge point beside the average, weakest first. */
export function Points({ points, teaching }: Pick<Report, 'points' | 'teaching'>) {
  const t = useText(text).report
  return (
    <section>
      <SectionHead title={t.points} sub={t.everybody} />
      <ul className="exam-points">
        {points.slice(0, shown).map(({ name, questions, right, percent, average }) => (
          <li key={name} data-weak={percent < weak}>
            <span title={name}>{name}</span>
            <div aria-hidden="true">
              <i style={{ width: `${percent}%` }} />
              {average !== null && <b style={{ insetInlineStart: `${average}%` }} />}
            </div>
            <span>
              {percent}%<span className="ly-hidden">{average === null ? '' : t.averageOf(average)}</span>
            </span>
            <span>
              {right} / {questions}
            </span>
          </li>
        ))}
      </ul>
      {teaching && <Teaching teaching={teaching} />}
    </section>
  )
}
