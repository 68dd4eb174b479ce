import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { numbered } from '../../number-items.ts'
import { text } from '../../text/index.ts'
import type { Course } from './course.ts'

type Part = Course['criteria']['of'][number]
type Criterion = Exclude<Part, { readonly op: string }>

/** When the course is complete, each condition with its tick: the same tree that the server evaluates. */
export function Criteria({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const { criteria, scoring } = course
  return (
    <section className="course-side-part" aria-labelledby="course-criteria">
      <h2 id="course-criteria">{t.criteria}</h2>
      {criteria.op === 'any' && <p className="course-group">{t.anyOf}</p>}
      <Conditions parts={criteria.of} />
      {scoring.parts.length > 0 && (
        <p className="course-scoring">
          {t.scoring(scoring.parts.map(({ title, weight }) => `${title} ${weight}%`).join(' + '))}
          {scoring.passScore !== null && <span>{t.passScore(String(scoring.passScore))}</span>}
        </p>
      )}
    </section>
  )
}

function Conditions({ parts }: { readonly parts: readonly Part[] }) {
  const t = useText(text).detail
  return (
    <ul className="course-criteria">
      {numbered(parts).map(({ place, it: part }) =>
        'op' in part ? (
          <li key={place} className="course-criteria-group">
            <p className="course-group">{part.op === 'any' ? t.anyOf : t.allOf}</p>
            <Conditions parts={part.of} />
          </li>
        ) : (
          <Condition key={place} part={part} />
        ),
      )}
    </ul>
  )
}

function Condition({ part }: { readonly part: Criterion }) {
  const t = useText(text).detail
  const { need, reached, title, done, of, isMet } = part
  const state = isMet ? 'met' : done > 0 ? 'begun' : 'open'
  return (
    <li>
      <span className={`course-tick course-tick-${state}`}>
        {isMet && <Icon name="check" size={14} />}
        {state === 'begun' && <Icon name="clock" size={14} />}
      </span>
      <span>{criteriaText()}</span>
      <em>{need === 'module' ? (isMet ? t.doneBefore : t.notDoneBefore) : `${done} / ${of}`}</em>
    </li>
  )

  function criteriaText() {
    if (need === 'score') return t.score(String(of))
    if (need === 'minutes') return t.time(String(of))
    return reached ? t.reached[reached](title) : t.required
  }
}
