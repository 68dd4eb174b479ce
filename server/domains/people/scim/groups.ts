import { endMainJobs, ensureUnit, membersOf, type Named, openUnits } from '#domains/org'
import { scimAddress } from '@lyceum/contract/people'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { applyActs } from '../apply/apply-acts.ts'
import { lockPeople } from '../apply/current-people.ts'
import { Places } from '../apply/find-places.ts'
import { dayIn } from '../apply/account-values.ts'
import { readFilter } from './parse-filter.ts'
import { externalIds, saveExternalId } from './store.ts'
import { noSuchResource, ScimTrouble } from './scim-error.ts'
import { groupSchema, listOf } from './user-resource.ts'

type Paging = { readonly filter: string; readonly start: number; readonly count: number }

/** Groups are units; their members are the people whose main job is directly in the unit. */
export async function listGroups(ctx: Ctx, { filter, start, count }: Paging) {
  const conditions = readFilter(filter)
  const units = (await openUnits(ctx.db)).filter((unit) =>
    conditions.every(({ attribute, operator, value }) => {
      const has = { displayname: unit.name, id: unit.id }[attribute]?.toLowerCase()
      if (has === undefined)
        throw new ScimTrouble(400, 'Groups are found by displayName or id.', 'invalidFilter')
      return operator === 'sw' ? has.startsWith(value.toLowerCase()) : has === value.toLowerCase()
    }),
  )
  const page = units.slice(start - 1, start - 1 + count)
  const external = await externalIds(
    ctx.db,
    'group',
    page.map(({ id }) => id),
  )
  return listOf({
    total: units.length,
    start,
    resources: page.map((unit) => brief(unit, external.get(unit.id))),
  })
}

const brief = ({ id, name }: Named, externalId: string | undefined) => ({
  schemas: [groupSchema],
  id,
  ...(externalId ? { externalId } : {}),
  displayName: name,
  meta: { resourceType: 'Group', location: `${scimAddress}/Groups/${id}` },
})

export async function getGroup(ctx: Ctx, id: string) {
  const unit = await unitOf(ctx, id)
  const external = await externalIds(ctx.db, 'group', [unit.id])
  const members = await membersOf(ctx.db, unit.id)
  return {
    ...brief(unit, external.get(unit.id)),
    members: members.map(({ accountId }) => ({
      value: accountId,
      $ref: `${scimAddress}/Users/${accountId}`,
    })),
  }
}

async function unitOf(ctx: Ctx, id: string) {
  const unit = (await openUnits(ctx.db)).find((candidate) => candidate.id === id)
  if (!unit) throw noSuchResource(id)
  return unit
}

const group = z.object({
  displayName: z.string().trim().min(1).max(60),
  externalId: z.string().max(200).optional(),
  members: z
    .array(z.object({ value: z.string() }))
    .max(1000)
    .default([]),
})

export async function createGroup(ctx: Ctx, body: unknown) {
  const { data } = group.safeParse(body)
  if (!data) throw new ScimTrouble(400, 'A group needs a displayName.', 'invalidValue')
  const units = await openUnits(ctx.db)
  if (units.some(({ name }) => name.toLowerCase() === data.displayName.toLowerCase()))
    throw new ScimTrouble(409, 'There is a group of this name.', 'uniqueness')
  const { displayName: name, externalId } = data
  const id = await ensureUnit(ctx.db, { code: name.slice(0, 40), name, parentId: units[0]?.id ?? null })
  await saveExternalId(ctx.db, { kind: 'group', resourceId: id, externalId })
  await ctx.audit({ action: 'people.scim.group', object: `org.unit:${id}`, after: { name } })
  await join(ctx, id, data.members)
  return getGroup(ctx, id)
}

const members = z.array(z.object({ value: z.string() })).max(1000)
const patch = z.object({
  Operations: z
    .array(z.object({ op: z.string(), path: z.string().optional(), value: z.unknown().optional() }))
    .max(100),
})

/** Adds and removes members. A person added to a unit works there from today; a removed one has no job. */
export async function changeGroup(ctx: Ctx, id: string, body: unknown) {
  const { data } = patch.safeParse(body)
  if (!data) throw new ScimTrouble(400, 'A PATCH needs Operations.', 'invalidSyntax')
  await unitOf(ctx, id)
  for (const { op, path = '', value } of data.Operations) {
    const [, named] = /^members(?:\[value eq "(\d+)"\])?$/i.exec(path) ?? []
    if (!/^members/i.test(path)) {
      // Providers repeat name and id with every change; units are renamed in the organisation tree only.
      if (/^(?:displayName|externalId|id|)$/i.test(path)) continue
      throw new ScimTrouble(400, 'Only members of a group can be changed here.', 'mutability')
    }
    const list = members.safeParse(named === undefined ? value : [{ value: named }]).data ?? []
    if (op.toLowerCase() === 'remove') await leave(ctx, id, list)
    else await join(ctx, id, list)
  }
  return getGroup(ctx, id)
}

type Members = readonly { readonly value: string }[]

const idsOf = (list: Members) =>
  list.map(({ value }) => value).filter((value) => /^[1-9]\d{0,17}$/.test(value))

async function join(ctx: Ctx, unitId: string, list: Members): Promise<void> {
  const { code } = await unitOf(ctx, unitId)
  const people = [...(await lockPeople(ctx.db, idsOf(list))).values()].filter(
    ({ values }) => values.unit !== code,
  )
  const acts = people.map((person) => ({ act: 'change' as const, person, values: { unit: code } }))
  if (acts.length === 0) return
  await applyActs(ctx, acts, await Places.of(ctx.db))
  await ctx.audit({
    action: 'people.scim.join',
    object: `org.unit:${unitId}`,
    after: { members: people.map(({ id }) => id) },
  })
}

async function leave(ctx: Ctx, unitId: string, list: Members): Promise<void> {
  const { code } = await unitOf(ctx, unitId)
  const people = [...(await lockPeople(ctx.db, idsOf(list))).values()].filter(
    ({ values }) => values.unit === code,
  )
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return
  await endMainJobs(ctx.db, ids, dayIn(ctx.site.zone, ctx.now))
  await ctx.audit({ action: 'people.scim.leave', object: `org.unit:${unitId}`, before: { members: ids } })
}
