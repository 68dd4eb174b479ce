import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { listReaders as contract } from '@lyceum/contract/news'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import { managedItem } from '../queries.ts'
import { readersOf, readingsOf } from './queries.ts'

type Reader = Result<typeof contract>['records'][number]
type ReadersQuery = Pick<Input<typeof contract>, 'id' | 'show' | 'text' | 'after' | 'pageSize'>

/** The current audience: people who have left or moved are no longer included. */
export async function listReaders(ctx: Ctx, query: ReadersQuery): Promise<Result<typeof contract>> {
  const { id, show, text, after, pageSize } = query
  const item = (await managedItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const page = { show, text, after: isId(after) ? after : '0', limit: pageSize + 1 }
  const people = await readersOf(ctx.db, item, page)
  const shown = people.slice(0, pageSize)
  const last = people.length > pageSize ? shown.at(-1) : undefined
  return { records: await withReadings(ctx, item, shown), next: last?.id ?? '' }
}

type Person = { readonly id: string; readonly name: string; readonly userName: string }
type Item = { readonly id: string; readonly version: number }

async function withReadings(ctx: Ctx, item: Item, people: readonly Person[]): Promise<Reader[]> {
  const ids = people.map(({ id }) => id)
  const [units, readings] = await Promise.all([mainUnitsOf(ctx.db, ids), readingsOf(ctx.db, item.id, ids)])
  return people.map(({ id, name, userName }) => ({
    accountId: id,
    name,
    userName,
    unitName: units.get(id)?.name ?? '',
    ...stepsOf(readings.get(id), item.version),
  }))
}

type Reading = {
  readonly firstAt: Date
  readonly seconds: number
  readonly acknowledgedVersion: number | null
  readonly acknowledgedAt: Date | null
}

/** The state of a person for the current version. */
function stepsOf(own: Reading | undefined, version: number) {
  if (!own) return { readAt: null, seconds: 0, agreedAt: null }
  const agreedAt = own.acknowledgedVersion === version ? own.acknowledgedAt : null
  return {
    readAt: own.firstAt.toISOString(),
    seconds: own.seconds,
    agreedAt: agreedAt?.toISOString() ?? null,
  }
}
