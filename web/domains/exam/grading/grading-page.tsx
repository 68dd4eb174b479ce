import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { MarkingTasks } from './marking-tasks.tsx'
import { text } from './text/index.ts'
import { Unassigned } from './unassigned-exams.tsx'
import './grading.css'

/** Marking of written and spoken exam answers, in the console. */
export function GradingPage() {
  const t = useText(text)
  const mayOperate = useUser()?.access.includes('exam.operate')
  usePageTitle(t.title)
  return (
    <div className="grading">
      <header className="grading-head">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      {mayOperate && <Unassigned />}
      <MarkingTasks />
    </div>
  )
}
