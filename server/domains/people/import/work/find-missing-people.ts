import { administratorsAmong, type ListedAccount, staffAfter, strongerThan } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { isPerson } from '../../apply/apply-acts.ts'
import { importedBy } from '../../apply/store.ts'
import { keyOf } from '../../apply/current-people.ts'
import { addMissing, keysIn } from '../rows/store.ts'
import type { ImportRecord } from '../store.ts'

const chunk = 1000

/**
 * Finds people missing from a complete list. People on a faulty line are not missing: a typo lets nobody go. System
 * administrators are exempt, and so are people with rights that the importer lacks, and people without a key.
 */
export async function findMissing(ctx: Ctx, record: ImportRecord, lastLine: number): Promise<void> {
  let line = lastLine
  for (let after: string | undefined = '0'; after !== undefined;) {
    const afterId: string = after
    after = await ctx.transaction(async (ctx) => {
      const staff = await staffAfter(ctx.db, afterId, chunk)
      const rows = (await gone(ctx, record, staff)).map((row) => {
        line += 1
        return { ...row, line }
      })
      await addMissing(ctx.db, record.id, rows)
      return staff.at(-1)?.id
    })
  }
}

async function gone(ctx: Ctx, record: ImportRecord, staff: readonly ListedAccount[]) {
  const keyed = staff.flatMap((person) => {
    const value = person[record.matchBy]
    return value === null ? [] : [{ id: person.id, key: keyOf(record.matchBy, value) }]
  })
  const people = await absent(ctx, record, keyed)
  const ids = people.map(({ id }) => id)
  const administrators = await administratorsAmong(ctx.db, ids)
  const stronger = isPerson(ctx) ? await strongerThan(ctx, ids) : new Set<string>()
  return people.map(({ id, key }) => {
    const act = administrators.has(id) || stronger.has(id) ? ('spared' as const) : ('leave' as const)
    return { key, accountId: id, act }
  })
}

type Keyed = { readonly id: string; readonly key: string }

async function absent(ctx: Ctx, record: ImportRecord, people: readonly Keyed[]): Promise<readonly Keyed[]> {
  const named = await keysIn(
    ctx.db,
    record.id,
    people.map(({ key }) => key),
  )
  const missing = people.filter(({ key }) => !named.has(key))
  if (record.missing === 'site') return missing
  const imported = await importedBy(
    ctx.db,
    record.seriesId,
    missing.map(({ id }) => id),
  )
  return missing.filter(({ id }) => imported.has(id))
}
