import { versionContent } from '#domains/course'
import type { Db } from '#platform/db'
import { isCompleted } from '../module-rules.ts'
import { unitOf } from '../progress/module-body.ts'
import { lengthOf } from '../progress/module-length.ts'
import { nothingStudied, type StudyRecord } from '../progress/study-store.ts'

/** Where to continue in a course: the first unfinished module, and its remaining length. */
export async function placeToGoOn(
  db: Db,
  versionId: string,
  records: ReadonlyMap<string, StudyRecord>,
): Promise<Place | null> {
  const { chapters } = await versionContent(db, versionId)
  const places = chapters.flatMap(({ modules }, chapter) =>
    modules.map((module, part) => ({ module, chapter: chapter + 1, part: part + 1 })),
  )
  const recordOf = (id: string) => records.get(id) ?? nothingStudied
  const next = places.find(({ module }) => !isCompleted(module, recordOf(module.id))) ?? places[0]
  if (!next) return null
  const { module, chapter, part } = next
  const seconds = unitOf(module) === 'second' ? await lengthOf(db, module) : 0
  const left = seconds > 0 ? Math.max(0, seconds - recordOf(module.id).position) : null
  return { modId: module.id, title: module.title, chapter, part, secondsLeft: left }
}

type Place = {
  readonly modId: string
  readonly title: string
  readonly chapter: number
  readonly part: number
  readonly secondsLeft: number | null
}
