import {
  accountsByName,
  accountsByStaffNo,
  administratorsAmong,
  countStaff,
  staffFrom,
} from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { actRefusals } from '../apply/act-refusals.ts'
import { applyActs, type PersonAct } from '../apply/apply-acts.ts'
import { type Known, lockPeople, peopleByIds, withJobs } from '../apply/current.ts'
import { Places } from '../apply/places.ts'
import { decide, fieldsOf, type Values } from '../apply/rules.ts'
import { heldFields } from '../apply/store.ts'
import { checkRow, type Wish } from '../import/read/check-row.ts'
import { problemText } from '../import/text.ts'
import { type Condition, readFilter } from './filter.ts'
import { byExternalId, externalIds, saveExternalId } from './store.ts'
import { noSuchResource, ScimTrouble } from './trouble.ts'
import { listOf, userResource } from './user-resource.ts'
import type { Said } from './user-words.ts'

type Paging = { readonly filter: string; readonly start: number; readonly count: number }

export async function listUsers(ctx: Ctx, { filter, start, count }: Paging) {
  const conditions = readFilter(filter)
  if (conditions.length === 0) {
    const people = await withJobs(ctx.db, await staffFrom(ctx.db, start - 1, count))
    return listOf({ total: await countStaff(ctx.db), start, resources: await shown(ctx, people) })
  }
  const people = (await candidates(ctx, conditions)).filter((one) => conditions.every((c) => fits(one, c)))
  return listOf({
    total: people.length,
    start,
    resources: await shown(ctx, people.slice(start - 1, start - 1 + count)),
  })
}

/** Those whom the one telling condition names; the others then choose among them. */
async function candidates(ctx: Ctx, conditions: readonly Condition[]): Promise<Known[]> {
  const said = (name: string) =>
    conditions.find((one) => one.attribute === name && one.operator === 'eq')?.value
  const [userName, staffNo, externalId, id] = [
    said('username'),
    said('employeenumber'),
    said('externalid'),
    said('id'),
  ]
  if (userName !== undefined) return withJobs(ctx.db, await accountsByName(ctx.db, [userName]))
  if (staffNo !== undefined) return withJobs(ctx.db, await accountsByStaffNo(ctx.db, [staffNo]))
  if (externalId !== undefined)
    return [...(await peopleByIds(ctx.db, await byExternalId(ctx.db, 'user', externalId))).values()]
  if (id !== undefined && isId(id)) return [...(await peopleByIds(ctx.db, [id])).values()]
  throw new ScimTrouble(
    400,
    'Filters name userName, externalId, employeeNumber or id with eq.',
    'invalidFilter',
  )
}

function fits({ id, state, values }: Known, { attribute, operator, value }: Condition): boolean {
  const known: Readonly<Record<string, string | null | undefined>> = {
    username: values.userName,
    employeenumber: values.staffNo,
    displayname: values.name,
    'emails.value': values.email,
    id,
    active: String(state === 'active'),
  }
  // An external id has chosen the candidates already.
  if (attribute === 'externalid') return true
  const has = known[attribute]?.toLowerCase() ?? ''
  return operator === 'sw' ? has.startsWith(value.toLowerCase()) : has === value.toLowerCase()
}

async function shown(ctx: Ctx, people: readonly Known[]) {
  const ids = people.map(({ id }) => id)
  const external = await externalIds(ctx.db, 'user', ids)
  return people.map((one) => userResource(one, external.get(one.id)))
}

const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text)

export async function getUser(ctx: Ctx, id: string) {
  const person = isId(id) ? (await peopleByIds(ctx.db, [id])).get(id) : undefined
  if (!person || person.isExternal) throw noSuchResource(id)
  const [resource] = await shown(ctx, [person])
  return resource ?? {}
}

export async function createUser(ctx: Ctx, { values, externalId, active }: Said) {
  const wish = checked({ ...values, name: values.name ?? values.userName })
  const { userName, name } = wish
  if (userName === undefined || name === undefined)
    throw new ScimTrouble(400, 'userName and a name are needed.', 'invalidValue')
  const places = await placesFor(ctx, wish)
  const { after } = decide(wish, undefined, new Set())
  const act = { act: 'create', values: { ...after, userName, name } } as const
  await refuseBeyond(ctx, act)
  const [id] = await applyActs(ctx, [act], places)
  if (id === undefined)
    throw new ScimTrouble(409, 'userName or employeeNumber belongs to somebody.', 'uniqueness')
  await saveExternalId(ctx.db, { kind: 'user', resourceId: id, externalId })
  await ctx.audit({ action: 'people.scim.create', object: `identity.account:${id}`, after: { userName } })
  if (active === false) return changeUser(ctx, id, { values: {}, active })
  return getUser(ctx, id)
}

/** Changes a person by the same rules as a row of a list: what was corrected by hand stays. */
export async function changeUser(ctx: Ctx, id: string, { values, active, externalId }: Said) {
  const person = isId(id) ? (await lockPeople(ctx.db, [id])).get(id) : undefined
  if (!person || person.isExternal) throw noSuchResource(id)
  const wish = checked(values)
  await refuseTaken(ctx, wish, person)
  const places = await placesFor(ctx, wish)
  const act = await actOn(ctx, person, { wish, cleared: clearedIn(values), active })
  if (act) {
    await refuseBeyond(ctx, act)
    await applyActs(ctx, [act], places)
    await ctx.audit({
      action: `people.scim.${act.act}`,
      object: `identity.account:${id}`,
      before:
        'values' in act
          ? Object.fromEntries(fieldsOf(act.values).map((field) => [field, person.values[field]]))
          : {},
      after: 'values' in act ? act.values : {},
    })
  }
  await saveExternalId(ctx.db, { kind: 'user', resourceId: id, externalId })
  return getUser(ctx, id)
}

/** What the maker of the token may not do, the token may not either. */
async function refuseBeyond(ctx: Ctx, act: PersonAct): Promise<void> {
  const [problem] = await actRefusals(ctx, [act])
  if (problem !== undefined) throw new ScimTrouble(403, problemText(problem, 'en-US'))
}

type Wanted = { readonly wish: Wish; readonly cleared: Values; readonly active: boolean | undefined }

async function actOn(
  ctx: Ctx,
  person: Known,
  { wish, cleared, active }: Wanted,
): Promise<PersonAct | undefined> {
  if (active === false) {
    if (person.state === 'left') return undefined
    if ((await administratorsAmong(ctx.db, [person.id])).has(person.id))
      throw new ScimTrouble(403, 'A system administrator is not disabled by SCIM.')
    return { act: 'leave', person }
  }
  const held = (await heldFields(ctx.db, [person.id])).get(person.id) ?? new Set<string>()
  const { after } = decide(wish, { ...person, state: 'active' }, held)
  const gone = fieldsOf(cleared).filter((field) => !held.has(field) && person.values[field])
  const values = { ...after, ...Object.fromEntries(gone.map((field) => [field, null])) }
  if (person.state === 'left') return active ? { act: 'rehire', person, values } : undefined
  return Object.keys(values).length > 0 ? { act: 'change', person, values } : undefined
}

/** The rules for a cell of a list hold for an attribute as well. */
function checked(values: Said['values']): Wish {
  const cells = Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])),
  )
  const { wish, problems } = checkRow(cells, { matchBy: 'userName' })
  const real = problems.filter((problem) => !problem.endsWith('.needed'))
  if (real.length > 0)
    throw new ScimTrouble(400, real.map((one) => problemText(one, 'en-US')).join('; '), 'invalidValue')
  return wish
}

/** Nobody goes without a name; everything else may be taken away. */
function clearedIn(values: Said['values']): Values {
  const { email, phone, staffNo, locale } = values
  const gone = Object.entries({ email, phone, staffNo, locale }).filter(([, value]) => value === null)
  return Object.fromEntries(gone)
}

async function refuseTaken(ctx: Ctx, { userName, staffNo }: Wish, person: Known): Promise<void> {
  const owners = [
    ...(userName === undefined ? [] : await accountsByName(ctx.db, [userName])),
    ...(staffNo === undefined ? [] : await accountsByStaffNo(ctx.db, [staffNo])),
  ]
  if (owners.some(({ id }) => id !== person.id))
    throw new ScimTrouble(409, 'userName or employeeNumber belongs to somebody.', 'uniqueness')
}

/** The identity provider is believed about departments and titles: what it names and the site lacks is made. */
async function placesFor(ctx: Ctx, { unit, position }: Wish): Promise<Places> {
  const places = await Places.of(ctx.db)
  if (unit !== undefined) await places.make(ctx.db, 'unit', unit)
  if (position !== undefined) await places.make(ctx.db, 'position', position)
  return unit === undefined && position === undefined ? places : Places.of(ctx.db)
}
