import { commonErrors, id } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { exporting } from '#platform/domain/export'
import { fail } from '#platform/app-error'
import { done, everywhere, mutant } from './mutant.ts'

const scoped = { access: { permission: 'mutant.scoped' } } as const
const list = { ...scoped, result: z.array(z.object({ id: z.string(), name: z.string() })) }
const count = { ...scoped, result: z.object({ total: z.number() }) }
const byId = { ...scoped, params: z.object({ id: id('identity.account') }), errors: [commonErrors.NOT_FOUND] }
const several = {
  ...byId,
  method: 'PUT',
  kind: 'write',
  body: z.object({ others: z.array(id('identity.account')).min(1).max(2) }),
} as const

type Row = { readonly id: string; readonly name: string }
type Several = { readonly id: string; readonly others: readonly string[] }

const everyone = (ctx: Ctx) =>
  everywhere(ctx, sql<Row>`select id, name from identity.account where site_id = ${ctx.site.id}`)

/** People in the units of the caller's permission; everyone, if it is not limited. */
function reached(ctx: Ctx) {
  const scopes = ctx.actor.permissions.get('mutant.scoped') ?? []
  if (scopes.some(({ kind }) => kind === 'site')) return everyone(ctx)
  const units = scopes.flatMap((scope) => (scope.kind === 'unit' ? [scope.id] : []))
  return everywhere(
    ctx,
    sql<Row>`
      select id, name from identity.account a where site_id = ${ctx.site.id} and exists
        (select from org.job j join org.unit u on u.site_id = j.site_id and u.id = j.unit_id
         where j.site_id = a.site_id and j.account_id = a.id and j.until is null
           and u.path && ${units}::bigint[])`,
  )
}

const opens = (people: readonly Row[], wanted: readonly string[]) =>
  wanted.every((personId) => people.some(({ id }) => id === personId)) ? done : fail(commonErrors.NOT_FOUND)

/** A permission limited to a unit, used as if it were not. */
export const reachMutants = {
  lists: [
    mutant('lists-everyone', list, { handler: everyone }),
    mutant('counts-everyone', count, { handler: async (ctx) => ({ total: (await everyone(ctx)).length }) }),
  ],
  byId: [
    mutant('opens-anyone', byId, { handler: async (ctx, { id }) => opens(await everyone(ctx), [id]) }),
    mutant('opens-nobody', byId, {
      handler: async (ctx, { id }) =>
        opens(ctx.actor.permissions.get('mutant.scoped')?.[0]?.kind === 'site' ? await everyone(ctx) : [], [
          id,
        ]),
    }),
  ],
  mixed: [
    mutant('reaches-for-the-first', several, {
      handler: async (ctx, { id, others }: Several) => {
        opens(await reached(ctx), [id])
        return opens(await everyone(ctx), others)
      },
    }),
  ],
}

/** The same, implemented correctly. */
export const soundReach = [
  mutant('lists-within', list, { handler: reached }),
  mutant('opens-within', byId, { handler: async (ctx, { id }) => opens(await reached(ctx), [id]) }),
  mutant('changes-within', several, {
    handler: async (ctx, { id, others }: Several) => opens(await reached(ctx), [id, ...others]),
  }),
]

const exportOptions = { permission: 'mutant.scoped', filter: z.object({}), columns: [] } as const
const title = { 'zh-CN': '植入', 'zh-TW': '植入', 'en-US': 'Planted' }

/** An export with everyone in it, and the same implemented correctly. */
export const reachExports = [
  exporting({ ...exportOptions, kind: 'mutant.everyone', title, rows: (ctx) => rowsOf(everyone(ctx)) }),
  exporting({ ...exportOptions, kind: 'mutant.within', title, rows: (ctx) => rowsOf(reached(ctx)) }),
]

async function* rowsOf(rows: Promise<readonly Row[]>) {
  yield* (await rows).map(({ name }) => ({ name }))
}
