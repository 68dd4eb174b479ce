import { type ModuleRecord, untouched } from '../module-rules.ts'
import { progressOf } from '../evaluate-rule.ts'
import type { Course, Enrolment } from './history.ts'

type Row = Pick<ModuleRecord, 'opens' | 'submits' | 'isViewed' | 'isReported'> & {
  readonly moduleId: string
  readonly score: string | null
}

/** Sets the progress of an enrolment to what its records give, as the next study step would. */
export function measured(enrolment: Enrolment, { content }: Course, rows: readonly Row[]): Enrolment {
  if (enrolment.status !== 'IN_PROGRESS') return enrolment
  const modules = content.chapters.flatMap((chapter) => chapter.modules)
  const records = new Map(
    rows.map(({ moduleId, score, ...row }) => [
      moduleId,
      { ...untouched, ...row, score: score === null ? null : Number(score) },
    ]),
  )
  return { ...enrolment, progress: progressOf({ modules, records }) }
}
