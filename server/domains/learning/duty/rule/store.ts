import type { DutyDue, DutyState } from '@lyceum/contract/learning'
import type { Db } from '#platform/db'
import { on } from '../../tables.ts'

const columns = [
  'id',
  'title',
  'state',
  'unitId',
  'audience',
  'dueKind',
  'dueDays',
  'dueDay',
  'revision',
  'people',
  'proposedBy',
  'decidedBy',
  'opinion',
  'updatedAt',
  'keptAt',
] as const

type Row = NonNullable<Awaited<ReturnType<typeof rowById>>>
export type DutyRule = Omit<Row, 'dueKind' | 'dueDays' | 'dueDay'> & {
  readonly due: DutyDue
  readonly courseIds: readonly string[]
}

const rowById = (db: Db, id: string) =>
  on(db).selectFrom('learning.duty_rule').select(columns).where('id', '=', id).executeTakeFirst()

export async function ruleById(db: Db, id: string): Promise<DutyRule | undefined> {
  const row = await rowById(db, id)
  return row && { ...shaped(row), courseIds: (await coursesOf(db, [id])).get(id) ?? [] }
}

/** Locks a rule: concurrent changes are serialised. */
export async function lockRule(db: Db, id: string): Promise<DutyRule | undefined> {
  await on(db).selectFrom('learning.duty_rule').select('id').where('id', '=', id).forUpdate().execute()
  return ruleById(db, id)
}

function shaped({ dueKind, dueDays, dueDay, ...row }: Row) {
  return { ...row, due: dueFrom(dueKind, dueDays, dueDay) }
}

export function dueFrom(kind: Row['dueKind'], days: number | null, day: string | null): DutyDue {
  if (kind === 'day' && day !== null) return { kind, day }
  if ((kind === 'assigned' || kind === 'hired') && days !== null) return { kind, days }
  return { kind: 'none' }
}

export async function coursesOf(
  db: Db,
  ruleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ruleIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('learning.duty_course')
    .select(['ruleId', 'courseId'])
    .where('ruleId', 'in', ruleIds)
    .orderBy('courseId')
    .execute()
  const courses = new Map<string, string[]>()
  for (const { ruleId, courseId } of rows) courses.set(ruleId, [...(courses.get(ruleId) ?? []), courseId])
  return courses
}

type Written = {
  readonly title: string
  readonly unitId: string | null
  readonly audience: readonly string[]
  readonly due: DutyDue
}

const written = ({ title, unitId, audience, due }: Written) => ({
  title,
  unitId,
  audience: [...audience],
  dueKind: due.kind,
  dueDays: 'days' in due ? due.days : null,
  dueDay: 'day' in due ? due.day : null,
})

export async function insertRule(db: Db, rule: Written & { readonly createdBy: string }): Promise<string> {
  const { id } = await on(db)
    .insertInto('learning.duty_rule')
    .values({ ...written(rule), createdBy: rule.createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Rewritten = Written & { readonly updatedAt: Date }

export async function rewriteRule(db: Db, id: string, { updatedAt, ...rule }: Rewritten): Promise<void> {
  await on(db)
    .updateTable('learning.duty_rule')
    .set((at) => ({ ...written(rule), revision: at('revision', '+', 1), updatedAt }))
    .where('id', '=', id)
    .execute()
}

type Change = Partial<{
  readonly state: DutyState
  readonly proposedBy: string | null
  readonly decidedBy: string | null
  readonly opinion: string
  readonly people: number
  /** Null while the rule is being applied. */
  readonly keptAt: Date | null
  readonly updatedAt: Date
}>

export async function updateRule(db: Db, id: string, change: Change): Promise<void> {
  await on(db).updateTable('learning.duty_rule').set(change).where('id', '=', id).execute()
}

export async function replaceCourses(db: Db, ruleId: string, courseIds: readonly string[]): Promise<void> {
  await on(db).deleteFrom('learning.duty_course').where('ruleId', '=', ruleId).execute()
  const rows = [...new Set(courseIds)].map((courseId) => ({ ruleId, courseId }))
  await on(db).insertInto('learning.duty_course').values(rows).execute()
}

export async function rulesInForce(db: Db): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('learning.duty_rule')
    .select('id')
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
