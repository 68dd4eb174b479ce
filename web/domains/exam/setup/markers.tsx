import { assignMarkers, getExam } from '@lyceum/contract/exam'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { NamePicker } from '#ui/work/name-picker'
import type { Exam } from './exam.ts'
import { text } from './text/index.ts'

/** The markers of manually marked questions; changes are effective at once. */
export function Markers({ exam: { id, markers } }: { readonly exam: Exam }) {
  const t = useText(text).form
  const assign = useCommand(assignMarkers, { refresh: [getExam], awaitRefresh: true })
  return (
    <aside className="exam-side" aria-labelledby="exam-markers">
      <h2 id="exam-markers">{t.markers}</h2>
      <p className="exams-quiet">{t.markersHint}</p>
      <NamePicker
        label={t.markers}
        placeholder={t.people}
        kind="person"
        chosen={markers}
        isLocked={assign.isPending}
        onChoose={(chosen) =>
          assign.mutate(
            { id, accountIds: chosen.map((person) => person.id) },
            { onSuccess: () => showSuccess(t.markersSaved) },
          )
        }
      />
    </aside>
  )
}
