import type { CourseContent, CourseSheet, NamedThing } from '@lyceum/contract/course'
import { accountNames } from '#domains/identity'
import { namesOf } from '#domains/org'
import type { Db } from '#platform/db'
import { modulesOf } from '../rules.ts'
import { knownCourses } from './links-store.ts'

/** The names of everything that a sheet and a draft reference by id, for display. */
export async function namesIn(db: Db, sheet: CourseSheet, content: CourseContent): Promise<NamedThing[]> {
  const audience = (kind: CourseSheet['audience'][number]['kind']) =>
    sheet.audience.filter((member) => member.kind === kind).map(({ id }) => id)
  const teachers = modulesOf(content).flatMap(({ lecturerId }) => lecturerId ?? [])
  const people = [...new Set([...audience('person'), ...sheet.lecturers, ...teachers])]
  const { units, positions } = await namesOf(db, {
    unitIds: [sheet.unitId, ...audience('unit')],
    positionIds: audience('position'),
    gradeIds: [],
  })
  const courses = await knownCourses(db, sheet.prerequisites)
  return [
    ...named('unit', units),
    ...named('position', positions),
    ...named('person', await accountNames(db, people)),
    ...named('course', new Map(courses.map(({ id, title }) => [id, title]))),
  ]
}

const named = (kind: NamedThing['kind'], names: ReadonlyMap<string, string>): NamedThing[] =>
  [...names].map(([id, name]) => ({ kind, id, name }))
