import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { companyOf } from './seed/companies.ts'
import type { SeedCentre } from './seed/company.ts'
import { makeJobs, type SeededJob } from './seed/jobs.ts'
import type { Employee } from './seed/career-ladder.ts'
import { makeUnits, type SeededUnit } from './seed/units.ts'
import { on } from './tables.ts'

export { seedLarge } from './seed/large/seed.ts'

type Made = { readonly people: readonly Employee[] }

type Seeded = { readonly units: readonly SeededUnit[]; readonly jobs: readonly SeededJob[] }

/** The organisation of a demonstration site, and everybody's jobs in it. */
export async function seed(ctx: SeedCtx, { people }: Made): Promise<Seeded> {
  const company = companyOf(ctx.site.code, ctx.size)
  const units = makeUnits(company.outline, ctx.ids)
  const jobs = makeJobs({ company, units, people }, ctx)

  await insertUnits(ctx, units)
  const grades = company.catalogue.grades.map((grade) => ({ ...grade, id: ctx.ids.next() }))
  await on(ctx.db).insertInto('org.grade').values(grades).execute()
  const familyIds = await insertFamilies(ctx, company.catalogue.positions)
  const positions = company.catalogue.positions.map(({ code, name, family, group }) => ({
    id: ctx.ids.next(),
    code,
    name,
    familyId: known(familyIds, group ? `${family}/${group}` : family),
  }))
  await on(ctx.db).insertInto('org.position').values(positions).execute()

  const gradeIds = new Map(grades.map(({ code, id }) => [code, id]))
  const positionIds = new Map(positions.map(({ name, id }) => [name, id]))
  const rows = jobs.map(({ position, grade, ...job }) => ({
    ...job,
    positionId: known(positionIds, position),
    gradeId: known(gradeIds, grade),
  }))
  await inGroups(rows, (group) => on(ctx.db).insertInto('org.job').values(group).execute())
  await insertCentres(ctx, company.centres, units)
  return { units, jobs }
}

async function insertUnits({ db, calendar }: SeedCtx, units: readonly SeededUnit[]): Promise<void> {
  const createdAt = calendar.moment(-540, 9 * 60)
  const rows = units.map(({ id, parentId, code, name, path, position }) => ({
    id,
    parentId,
    code,
    name,
    path: [...path],
    position,
    createdAt,
  }))
  await inGroups(rows, (group) => on(db).insertInto('org.unit').values(group).execute())
}

type PositionGroup = { readonly family: string; readonly group?: string }

/** Both levels of job families; returns where each position belongs. */
async function insertFamilies(
  { db, ids }: SeedCtx,
  positions: readonly PositionGroup[],
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(positions.map(({ family }) => family))]
  const tops = names.map((name, rank) => ({ id: ids.next(), name, rank, parentId: null }))
  const groups = tops.flatMap(({ id: parentId, name: family }) => {
    const within = positions.flatMap((position) =>
      position.family === family && position.group ? [position.group] : [],
    )
    return [...new Set(within)].map((name, rank) => ({ id: ids.next(), name, rank, parentId, family }))
  })
  await on(db).insertInto('org.family').values(tops).execute()
  const rows = groups.map(({ family: _family, ...group }) => group)
  await on(db).insertInto('org.family').values(rows).execute()
  return new Map([
    ...tops.map(({ name, id }) => [name, id] as const),
    ...groups.map(({ family, name, id }) => [`${family}/${name}`, id] as const),
  ])
}

async function insertCentres(
  { db, ids, calendar }: SeedCtx,
  centres: readonly SeedCentre[],
  units: readonly SeededUnit[],
): Promise<void> {
  const unitIds = new Map(units.map(({ code, id }) => [code, id]))
  const made = centres.flatMap(({ units, ...centre }) => {
    const served = units.flatMap((code) => unitIds.get(code) ?? [])
    return served.length > 0 ? [{ ...centre, id: ids.next(), served }] : []
  })
  const createdAt = calendar.moment(-400, 9 * 60)
  const rows = made.map(({ served: _served, ...centre }) => ({ ...centre, createdAt }))
  await on(db).insertInto('org.centre').values(rows).execute()
  const links = made.flatMap(({ id: centreId, served }) => served.map((unitId) => ({ centreId, unitId })))
  await on(db).insertInto('org.centre_unit').values(links).execute()
}

function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`"${name}" is not in the catalogue.`)
  return id
}
