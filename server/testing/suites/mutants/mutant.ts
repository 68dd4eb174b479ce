import type { Endpoint } from '@lyceum/contract/kit'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import type { Route } from '#platform/http'

/** An injected bug: the call as declared, and the call as implemented. */
export type Mutant = { readonly endpoint: Endpoint; readonly route: Route }

type Declared = Omit<Partial<Endpoint>, 'path'>

type Built = {
  /** What is really added to the server, where it differs from the declaration. */
  readonly mounted?: { readonly [K in keyof Endpoint]?: Endpoint[K] | undefined }
  readonly handler?: Route['handler']
  readonly raw?: NonNullable<Route['raw']>
}

const nothing = z.object({ ok: z.boolean() })
const unused: Route['handler'] = () => Promise.reject(new Error('a raw call has no plain handler'))

/** Declares `/app/mutant/<name>` and implements it with its bug. */
export function mutant(name: string, declared: Declared, { mounted = {}, handler, raw }: Built): Mutant {
  const params = declared.params ? '/:id' : ''
  const endpoint: Endpoint = {
    method: 'GET',
    kind: 'read',
    access: 'user',
    summary: `An injected bug: ${name}.`,
    result: nothing,
    ...declared,
    path: `/app/mutant/${name}${params}`,
  }
  const built = { ...endpoint, ...mounted } as Endpoint
  return { endpoint, route: { endpoint: built, handler: handler ?? unused, ...(raw ? { raw } : {}) } }
}

/** Rows of all sites, without any guard. */
export async function everywhere<T>(ctx: Ctx, query: RawBuilder<T>): Promise<readonly T[]> {
  return (await query.execute(ctx.parts.database.acrossSites('a planted bug').kysely)).rows
}

export const done = { ok: true }

/** One note by its id, of any owner and site. */
export async function anyNote(ctx: Ctx, id: string) {
  const query = sql<{ id: string; siteId: number; ownerId: string; text: string }>`
    select id, site_id, owner_id, text from probe.note where id = ${id}`
  const [note] = await everywhere(ctx, query)
  return note
}
