import type { getDutyRule as Get, listDutyRules as List } from '@lyceum/contract/learning'
import { courseSheet } from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { audienceNames, namesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { cursorOf, cursorText } from '#platform/db/cursor'
import { on } from '../../tables.ts'
import { coursesOf, dueFrom } from './store.ts'
import { dutyUnits, ruleToRead } from './rule-reach.ts'

export async function listDutyRules(ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> {
  const units = await dutyUnits(ctx)
  let rules = on(ctx.db)
    .selectFrom('learning.duty_rule')
    .select(['id', 'title', 'state', 'people', 'dueKind', 'dueDays', 'dueDay', 'updatedAt', 'keptAt'])
  if (units !== 'all') rules = rules.where('unitId', 'in', units)
  if (input.state) rules = rules.where('state', '=', input.state)
  const after = cursorOf(input.after)
  if (after)
    rules = rules.where((at) => at(at.refTuple('updatedAt', 'id'), '<', at.tuple(after.updatedAt, after.id)))
  const rows = await rules
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(input.pageSize + 1)
    .execute()
  const shown = rows.slice(0, input.pageSize)
  const courses = await coursesOf(
    ctx.db,
    shown.map(({ id }) => id),
  )
  const titles = await titlesOf(ctx.db, [...new Set([...courses.values()].flat())])
  const last = rows.length > input.pageSize ? shown.at(-1) : undefined
  return {
    next: last ? cursorText(last) : '',
    records: shown.map(({ dueKind, dueDays, dueDay, updatedAt, keptAt, ...row }) => ({
      ...row,
      courses: (courses.get(row.id) ?? []).map((id) => ({ id, name: titles.get(id) ?? '' })),
      due: dueFrom(dueKind, dueDays, dueDay),
      updatedAt: updatedAt.toISOString(),
      keptAt: keptAt?.toISOString() ?? null,
    })),
  }
}

export async function getDutyRule(ctx: Ctx, { id }: Input<typeof Get>): Promise<Result<typeof Get>> {
  const { keptAt, updatedAt: _, audience, proposedBy, decidedBy, ...rule } = await ruleToRead(ctx, id)
  const titles = await titlesOf(ctx.db, rule.courseIds)
  const keys = audience.filter((key) => key !== 'all')
  const names = await audienceNames(ctx.db, keys)
  const people = await accountNames(
    ctx.db,
    [proposedBy, decidedBy].filter((item) => item !== null),
  )
  const { units } = await namesOf(ctx.db, { unitIds: [rule.unitId], positionIds: [], gradeIds: [] })
  return {
    ...rule,
    courseIds: [...rule.courseIds],
    audience: courseSheet.shape.audience.parse(keys.map(memberOf)),
    audienceNames: keys.map((key) => ({ key, name: names.get(key) ?? '' })),
    courses: rule.courseIds.map((item) => ({ id: item, name: titles.get(item) ?? '' })),
    unitName: rule.unitId === null ? '' : (units.get(rule.unitId) ?? ''),
    proposedBy: proposedBy === null ? '' : (people.get(proposedBy) ?? ''),
    decidedBy: decidedBy === null ? '' : (people.get(decidedBy) ?? ''),
    mayDecide: rule.state === 'proposed' && proposedBy !== ctx.actor.id,
    keptAt: keptAt?.toISOString() ?? null,
  }
}

export async function proposalsFor(ctx: Ctx) {
  const units = await dutyUnits(ctx)
  let rules = on(ctx.db)
    .selectFrom('learning.duty_rule')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('updatedAt').as('oldestAt')])
    .where('state', '=', 'proposed')
    .where('proposedBy', '!=', ctx.actor.id)
  if (units !== 'all') rules = rules.where('unitId', 'in', units)
  const { count, oldestAt } = await rules.executeTakeFirstOrThrow()
  return { count: Number(count), oldestAt }
}

function memberOf(key: string) {
  const [kind, id] = key.split(':')
  return { kind, id }
}
