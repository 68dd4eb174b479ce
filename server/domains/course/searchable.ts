import { courseSheet } from '@lyceum/contract/course'
import { namesOf } from '#domains/org'
import { courseChanged, coursePublished, courseRetired } from '#events/course'
import { feed, type Searchable } from '#platform/domain/searchable'
import { courseIdsAfter, findableCourses } from './catalogue/course-queries.ts'
import { versionContents } from './study-queries.ts'

const cover = courseSheet.shape.cover.catch({ kind: 'drawn', seed: 0 })

function coverImageOf(stored: unknown): { readonly pictureId: string | null; readonly seed: number } {
  const shown = cover.parse(stored)
  return shown.kind === 'file' ? { pictureId: shown.fileId, seed: 0 } : { pictureId: null, seed: shown.seed }
}

/** Published courses, by title, summary and the titles of chapters and modules; exams are found by their course. */
export const searchable: Searchable = {
  source: 'course',
  feeds: [
    feed(coursePublished, ({ courseId }) => courseId),
    feed(courseChanged, ({ courseId }) => courseId),
    feed(courseRetired, ({ courseId }) => courseId),
  ],
  after: courseIdsAfter,
  read: async (db, ids) => {
    const rows = await findableCourses(db, ids)
    const contents = await versionContents(
      db,
      rows.flatMap(({ versionId }) => versionId ?? []),
    )
    const { units } = await namesOf(db, {
      unitIds: rows.map(({ unitId }) => unitId),
      positionIds: [],
      gradeIds: [],
    })
    return rows.map((row) => {
      const chapters = contents.get(row.versionId ?? '')?.chapters ?? []
      const outline = chapters.flatMap(({ title, modules }) => [
        title,
        ...modules.map((module) => module.title),
      ])
      return {
        id: row.id,
        type: row.kind.endsWith('EXAM_COURSE') ? 'exam' : 'course',
        title: row.title,
        body: [row.summary, ...outline].filter((part) => part !== '').join('\n'),
        note: units.get(row.unitId ?? '') ?? '',
        ...coverImageOf(row.cover),
        category: row.categoryPath[0] ?? row.kind,
        audience: row.audience,
        isClosedToExternals: row.isClosedToExternals,
        shownFrom: null,
        shownUntil: null,
        at: row.publishedAt ?? row.updatedAt,
      }
    })
  },
}
