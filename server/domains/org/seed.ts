import { inGroups, type SeedCtx } from '#platform/seed'
import { companyOf } from './seed/companies.ts'
import { makeJobs, type SeededJob } from './seed/jobs.ts'
import type { Holder } from './seed/ladder.ts'
import { makeUnits, type SeededUnit } from './seed/units.ts'
import { on } from './tables.ts'

export { seedLarge } from './seed/large/seed.ts'

type Made = { readonly people: readonly Holder[] }

type Seeded = { readonly units: readonly SeededUnit[]; readonly jobs: readonly SeededJob[] }

/** The organisation of a demonstration site, and everybody's place in it. */
export async function seed(ctx: SeedCtx, { people }: Made): Promise<Seeded> {
  const company = companyOf(ctx.site.code, ctx.size)
  const units = makeUnits(company.outline, ctx.ids)
  const jobs = makeJobs({ company, units, people }, ctx)

  await insertUnits(ctx, units)
  const grades = company.catalogue.grades.map((grade) => ({ ...grade, id: ctx.ids.next() }))
  await on(ctx.db).insertInto('org.grade').values(grades).execute()
  const positions = company.catalogue.positions.map(({ code, name, family }) => ({
    id: ctx.ids.next(),
    code,
    name,
    family,
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

function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The catalogue does not know "${name}".`)
  return id
}
