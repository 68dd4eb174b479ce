import type * as contract from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, subordinatesAmong } from '#domains/org'
import { colleaguesNamed } from '#domains/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { sitAt } from './deputies.ts'
import { absentManagers } from './deputy-store.ts'
import { coursesOf, studyCounts, studyPage } from './people-queries.ts'
import { riskOf } from './rules.ts'

/** Limit of matching names; a longer prefix narrows them. */
const mostNamed = 500

/** B-224: a manager's people, those at risk first. */
export async function listSubordinates(
  ctx: Ctx,
  { id, words: text, risk, pageNo, pageSize }: Input<typeof contract.listSubordinates>,
): Promise<Result<typeof contract.listSubordinates>> {
  await sitAt(ctx, id)
  const query = { managerId: id, now: ctx.now, among: await namedSo(ctx, text) }
  const counts = await studyCounts(ctx.db, query)
  const rows = await studyPage(ctx.db, { ...query, risk, skip: (pageNo - 1) * pageSize, most: pageSize })
  const shown = await shownPeople(
    ctx,
    rows.map(({ accountId }) => accountId),
  )
  return {
    pageNo,
    pageSize,
    total: counts[risk ?? 'all'],
    counts,
    records: rows.map(({ accountId, studiedAt, ...study }) => ({
      ...shown(accountId),
      ...study,
      studiedAt: studiedAt?.toISOString() ?? null,
    })),
  }
}

/** Ids of the people whose name starts with the text; undefined without text. */
export async function namedSo(ctx: Ctx, text: string): Promise<readonly string[] | undefined> {
  if (text === '') return undefined
  return (await colleaguesNamed(ctx.db, text, mostNamed)).map(({ id }) => id)
}

/** Name and unit of people, for the rows of a list. */
export async function shownPeople(ctx: Ctx, ids: readonly string[]) {
  const names = await accountNames(ctx.db, ids)
  const units = await mainUnitsOf(ctx.db, ids)
  return (id: string) => ({ id, name: names.get(id) ?? '', unit: units.get(id)?.name ?? '' })
}

const mostCourses = 50

export async function listSubordinateCourses(
  ctx: Ctx,
  { id }: Input<typeof contract.listSubordinateCourses>,
): Promise<Result<typeof contract.listSubordinateCourses>> {
  if (!(await isBelowMe(ctx, id))) fail(commonErrors.NOT_FOUND)
  const rows = await coursesOf(ctx.db, id, mostCourses)
  const titles = await titlesOf(
    ctx.db,
    rows.map(({ courseId }) => courseId),
  )
  const shown = await shownPeople(ctx, [id])
  return {
    person: shown(id),
    records: rows.map((row) => ({
      itmId: row.courseId,
      title: titles.get(row.courseId) ?? '',
      appStatus: row.status,
      progress: row.progress,
      risk: riskOf(row, ctx.now),
      dueAt: row.dueAt?.toISOString() ?? null,
      studiedAt: row.studiedAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
  }
}

/** Whether somebody reports to me, or to a manager I represent now. */
async function isBelowMe(ctx: Ctx, accountId: string): Promise<boolean> {
  const absent = await absentManagers(ctx.db, ctx.actor.id, ctx.now)
  for (const managerId of [ctx.actor.id, ...absent.map((row) => row.managerId)])
    if ((await subordinatesAmong(ctx.db, managerId, [accountId])).has(accountId)) return true
  return false
}
