import type { CourseKind } from '@lyceum/contract/course'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { likePattern } from '#platform/db/like-pattern'
import { bigints } from '#platform/db'
import type { on } from '../tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never
type Conditions = Expression<SqlBool>[]

/** Who views the catalogue: all their audience keys, and whether they are external. */
export type Visitor = { readonly keys: readonly string[]; readonly isExternal: boolean }

/** Filter of the catalogue; an absent or false field is inactive. */
export type CatalogueFilter = {
  readonly text: string
  readonly kinds: readonly CourseKind[]
  readonly categoryId: string | undefined
  /** The publishing units. */
  readonly unitIds: readonly string[] | undefined
  readonly isCompulsory: boolean
  readonly hasExam: boolean
  readonly isMobile: boolean
  readonly hasHours: boolean
  readonly isLearnt: boolean
  readonly publishedFrom: Date | undefined
  readonly publishedUntil: Date | undefined
  /** Conditions of the domains above on `course.id`. */
  readonly also: readonly Expression<SqlBool>[]
}

const course = expressionBuilder<{ course: Tables['course.course'] }, 'course'>()

/** Published and visible to this visitor: for one `course.course as course`. */
export function shownTo({ keys, isExternal }: Visitor): Expression<SqlBool> {
  return course.and([
    // Written out: for a parameter the indexes of published courses cannot be used once it is planned for all values.
    course('course.state', '=', sql.lit('published')),
    // "is true" keeps the planner to the index of the order: from the one on audiences it would sort every course.
    sql<SqlBool>`(course.audience && ${[...keys]}::text[]) is true`,
    ...(isExternal ? [course('course.isClosedToExternals', '=', false)] : []),
  ])
}

export function lookedFor(filter: CatalogueFilter): Expression<SqlBool> {
  return course.and([...placeConditions(filter), ...described(filter), ...timed(filter), ...filter.also])
}

const placeConditions = ({ categoryId, unitIds, kinds }: CatalogueFilter): Conditions => [
  ...when(categoryId, (id) => course('course.categoryPath', '@>', bigints([id]))),
  ...when(unitIds, (ids) => course('course.unitId', '=', sql<string>`any(${bigints(ids)})`)),
  ...(kinds.length === 0 ? [] : [course('course.kind', '=', sql<CourseKind>`any(${[...kinds]}::text[])`)]),
]

const described = (filter: CatalogueFilter): Conditions => [
  ...(filter.text === '' ? [] : [course('course.title', 'ilike', likePattern(filter.text))]),
  ...(filter.isCompulsory ? [course('course.isCompulsory', '=', true)] : []),
  ...(filter.hasExam ? [course('course.hasExam', '=', true)] : []),
  ...(filter.isMobile ? [course('course.isMobile', '=', true)] : []),
  ...(filter.hasHours ? [course('course.hours', '>', '0')] : []),
  ...(filter.isLearnt ? [course('course.learners', '>', 0)] : []),
]

const timed = ({ publishedFrom, publishedUntil }: CatalogueFilter): Conditions => [
  ...when(publishedFrom, (at) => course('course.publishedAt', '>=', at)),
  ...when(publishedUntil, (at) => course('course.publishedAt', '<', at)),
]

const when = <T>(value: T | undefined, condition: (value: T) => Expression<SqlBool>): Conditions =>
  value === undefined ? [] : [condition(value)]
