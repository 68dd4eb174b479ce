import type { Db } from '#platform/db'
import { activeAmong } from '#domains/identity'
import { possibleQuestions } from '#domains/paper'
import { hasPartsToMark } from '#domains/question'
import { markersOf } from './exam-store.ts'

type ExamPaper = { readonly id: string; readonly paperId: string | null }

/** Whether answers could come in that nobody can mark. */
export async function lacksMarker(db: Db, { id, paperId }: ExamPaper): Promise<boolean> {
  if (paperId === null || !(await needsMarker(db, paperId))) return false
  return (await activeAmong(db, await markersOf(db, id))).length === 0
}

async function needsMarker(db: Db, paperId: string): Promise<boolean> {
  const possible = await possibleQuestions(db, paperId)
  if (possible.some(({ type }) => type === 'ES' || type === 'SR')) return true
  const scenarios = possible.filter(({ type }) => type === 'SI').map(({ id }) => id)
  return hasPartsToMark(db, scenarios)
}
