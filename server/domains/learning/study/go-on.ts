import { versionContent } from '#domains/course'
import type { Db } from '#platform/db'
import { isCompleted } from '../module-rules.ts'
import { unitOf } from './body.ts'
import { lengthOf } from './length.ts'
import { nothingStudied, type StudyRecord } from './study-store.ts'

/** Where to go on in a course: the first part that is not done, and how long it still takes. */
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
