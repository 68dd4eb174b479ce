import { useText } from '#lib/text'
import { MarkingTasks } from './marking-tasks.tsx'
import { text } from './text/index.ts'
import './grading.css'

/** marking tasks, above the messages about exams. */
export function PapersPage() {
  const t = useText(text)
  return (
    <div className="grading grading-papers">
      <h1>{t.title}</h1>
      <MarkingTasks />
    </div>
  )
}
