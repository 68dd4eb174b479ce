import { administratorsAmong, type ListedAccount, staffAfter, strongerThan } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { isPerson } from '../../apply/apply-acts.ts'
import { broughtBy } from '../../apply/store.ts'
import { keyOf } from '../../apply/current.ts'
import { addMissing, keysIn } from '../rows/store.ts'
import type { ImportRecord } from '../store.ts'

const chunk = 1000

/**
 * Finds whom a full list does not name. Who stands on a faulty line is named: a slip of the pen dismisses nobody. System
 * administrators are spared, and so are people with rights that the importer lacks, and whoever has no key.
 */
export async function findMissing(ctx: Ctx, one: ImportRecord, lastLine: number): Promise<void> {
  let line = lastLine
  for (let after: string | undefined = '0'; after !== undefined;) {
    const afterId: string = after
    after = await ctx.transaction(async (ctx) => {
      const staff = await staffAfter(ctx.db, afterId, chunk)
      const rows = (await gone(ctx, one, staff)).map((row) => {
        line += 1
        return { ...row, line }
      })
      await addMissing(ctx.db, one.id, rows)
      return staff.at(-1)?.id
    })
  }
}

async function gone(ctx: Ctx, one: ImportRecord, staff: readonly ListedAccount[]) {
  const keyed = staff.flatMap((person) => {
    const value = person[one.matchBy]
    return value === null ? [] : [{ id: person.id, key: keyOf(one.matchBy, value) }]
  })
  const people = await absent(ctx, one, keyed)
  const ids = people.map(({ id }) => id)
  const administrators = await administratorsAmong(ctx.db, ids)
  const stronger = isPerson(ctx) ? await strongerThan(ctx, ids) : new Set<string>()
  return people.map(({ id, key }) => {
    const act = administrators.has(id) || stronger.has(id) ? ('spared' as const) : ('leave' as const)
    return { key, accountId: id, act }
  })
}

type Keyed = { readonly id: string; readonly key: string }

async function absent(ctx: Ctx, one: ImportRecord, people: readonly Keyed[]): Promise<readonly Keyed[]> {
  const named = await keysIn(
    ctx.db,
    one.id,
    people.map(({ key }) => key),
  )
  const missing = people.filter(({ key }) => !named.has(key))
  if (one.missing === 'site') return missing
  const brought = await broughtBy(
    ctx.db,
    one.seriesId,
    missing.map(({ id }) => id),
  )
  return missing.filter(({ id }) => brought.has(id))
}
