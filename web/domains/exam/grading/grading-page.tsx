import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Desks } from './desks.tsx'
import { text } from './text/index.ts'
import { Unassigned } from './unassigned.tsx'
import './grading.css'

/** Written and spoken answers of exams, in the console. */
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
      <Desks />
    </div>
  )
}
