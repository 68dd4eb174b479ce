import {
  accountsByName,
  accountsByStaffNo,
  administratorsAmong,
  countStaff,
  staffFrom,
} from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { actErrors } from '../apply/act-errors.ts'
import { applyActs, type PersonAct } from '../apply/apply-acts.ts'
import { type Known, lockPeople, peopleByIds, withJobs } from '../apply/current-people.ts'
import { Places } from '../apply/find-places.ts'
import { decide, fieldsOf, type Values } from '../apply/rules.ts'
import { pinnedFields } from '../apply/store.ts'
import { checkRow, type RowFields } from '../import/read/check-row.ts'
import { problemText } from '../import/text.ts'
import { type Condition, readFilter } from './parse-filter.ts'
import { byExternalId, externalIds, saveExternalId } from './store.ts'
import { noSuchResource, ScimTrouble } from './scim-error.ts'
import { listOf, userResource } from './user-resource.ts'
import type { ParsedUser } from './parse-user.ts'

type Paging = { readonly filter: string; readonly start: number; readonly count: number }

export async function listUsers(ctx: Ctx, { filter, start, count }: Paging) {
  const conditions = readFilter(filter)
  if (conditions.length === 0) {
    const people = await withJobs(ctx.db, await staffFrom(ctx.db, start - 1, count))
    return listOf({ total: await countStaff(ctx.db), start, resources: await shown(ctx, people) })
  }
  const people = (await candidates(ctx, conditions)).filter((item) => conditions.every((c) => fits(item, c)))
  return listOf({
    total: people.length,
    start,
    resources: await shown(ctx, people.slice(start - 1, start - 1 + count)),
  })
}

/** The people selected by the one indexed condition; the other conditions then filter them. */
async function candidates(ctx: Ctx, conditions: readonly Condition[]): Promise<Known[]> {
  const filterValue = (name: string) =>
    conditions.find((item) => item.attribute === name && item.operator === 'eq')?.value
  const [userName, staffNo, externalId, id] = [
    filterValue('username'),
    filterValue('employeenumber'),
    filterValue('externalid'),
    filterValue('id'),
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
  // The external id has already selected the candidates.
  if (attribute === 'externalid') return true
  const has = known[attribute]?.toLowerCase() ?? ''
  return operator === 'sw' ? has.startsWith(value.toLowerCase()) : has === value.toLowerCase()
}

async function shown(ctx: Ctx, people: readonly Known[]) {
  const ids = people.map(({ id }) => id)
  const external = await externalIds(ctx.db, 'user', ids)
  return people.map((item) => userResource(item, external.get(item.id)))
}

const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text)

export async function getUser(ctx: Ctx, id: string) {
  const person = isId(id) ? (await peopleByIds(ctx.db, [id])).get(id) : undefined
  if (!person || person.isExternal) throw noSuchResource(id)
  const [resource] = await shown(ctx, [person])
  return resource ?? {}
}

export async function createUser(ctx: Ctx, { values, externalId, active }: ParsedUser) {
  const fields = checked({ ...values, name: values.name ?? values.userName })
  const { userName, name } = fields
  if (userName === undefined || name === undefined)
    throw new ScimTrouble(400, 'userName and a name are needed.', 'invalidValue')
  const places = await placesFor(ctx, fields)
  const { after } = decide(fields, undefined, new Set())
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

/** Changes a person by the same rules as an import: manual corrections stay. */
export async function changeUser(ctx: Ctx, id: string, { values, active, externalId }: ParsedUser) {
  const person = isId(id) ? (await lockPeople(ctx.db, [id])).get(id) : undefined
  if (!person || person.isExternal) throw noSuchResource(id)
  const fields = checked(values)
  await refuseTaken(ctx, fields, person)
  const places = await placesFor(ctx, fields)
  const act = await actOn(ctx, person, { fields, cleared: clearedIn(values), active })
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

/** A token may not do what its creator may not do. */
async function refuseBeyond(ctx: Ctx, act: PersonAct): Promise<void> {
  const [problem] = await actErrors(ctx, [act])
  if (problem !== undefined) throw new ScimTrouble(403, problemText(problem, 'en-US'))
}

type UserChange = {
  readonly fields: RowFields
  readonly cleared: Values
  readonly active: boolean | undefined
}

async function actOn(
  ctx: Ctx,
  person: Known,
  { fields, cleared, active }: UserChange,
): Promise<PersonAct | undefined> {
  if (active === false) {
    if (person.state === 'left') return undefined
    if ((await administratorsAmong(ctx.db, [person.id])).has(person.id))
      throw new ScimTrouble(403, 'A system administrator is not disabled by SCIM.')
    return { act: 'leave', person }
  }
  const pinned = (await pinnedFields(ctx.db, [person.id])).get(person.id) ?? new Set<string>()
  const { after } = decide(fields, { ...person, state: 'active' }, pinned)
  const gone = fieldsOf(cleared).filter((field) => !pinned.has(field) && person.values[field])
  const values = { ...after, ...Object.fromEntries(gone.map((field) => [field, null])) }
  if (person.state === 'left') return active ? { act: 'rehire', person, values } : undefined
  return Object.keys(values).length > 0 ? { act: 'change', person, values } : undefined
}

/** Attributes are validated like the cells of an import. */
function checked(values: ParsedUser['values']): RowFields {
  const cells = Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])),
  )
  const { fields, problems } = checkRow(cells, { matchBy: 'userName' })
  const real = problems.filter((problem) => !problem.endsWith('.needed'))
  if (real.length > 0)
    throw new ScimTrouble(400, real.map((item) => problemText(item, 'en-US')).join('; '), 'invalidValue')
  return fields
}

/** The name cannot be cleared; everything else can. */
function clearedIn(values: ParsedUser['values']): Values {
  const { email, phone, staffNo, locale } = values
  const gone = Object.entries({ email, phone, staffNo, locale }).filter(([, value]) => value === null)
  return Object.fromEntries(gone)
}

async function refuseTaken(ctx: Ctx, { userName, staffNo }: RowFields, person: Known): Promise<void> {
  const owners = [
    ...(userName === undefined ? [] : await accountsByName(ctx.db, [userName])),
    ...(staffNo === undefined ? [] : await accountsByStaffNo(ctx.db, [staffNo])),
  ]
  if (owners.some(({ id }) => id !== person.id))
    throw new ScimTrouble(409, 'userName or employeeNumber belongs to somebody.', 'uniqueness')
}

/** The identity provider is trusted about departments and titles: missing ones are created. */
async function placesFor(ctx: Ctx, { unit, position }: RowFields): Promise<Places> {
  const places = await Places.of(ctx.db)
  if (unit !== undefined) await places.make(ctx.db, 'unit', unit)
  if (position !== undefined) await places.make(ctx.db, 'position', position)
  return unit === undefined && position === undefined ? places : Places.of(ctx.db)
}
