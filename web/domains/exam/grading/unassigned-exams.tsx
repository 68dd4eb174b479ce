import { listUnassignedMarking } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { ButtonLink } from '#ui/form/button'
import { text } from './text/index.ts'

/** Exams with answers that no marker is assigned to; nothing when there are none. */
export function Unassigned() {
  const t = useText(text)
  const { data } = useQuery(read(listUnassignedMarking))
  if (!data || data.records.length === 0) return null
  return (
    <section aria-label={t.unassigned}>
      <Banner tone="warning" title={t.unassigned}>
        <p>{t.unassignedHint}</p>
        <ul className="grading-unassigned">
          {data.records.map(({ examId, title, waiting }) => (
            <li key={examId}>
              <span>{t.unassignedOf(title, waiting)}</span>
              <ButtonLink to={`/exams/${examId}`} size="small" aria-label={`${t.nameMarker}：${title}`}>
                {t.nameMarker}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  )
}
