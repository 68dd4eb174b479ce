import { commonErrors, id } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { z } from 'zod'
import { fail } from '#platform/app-error'
import { insertNote } from '../../probe/store.ts'
import { done, everywhere, mutant } from './mutant.ts'

/** Calls that trust what a request says about itself. */
export const guardMutants = [
  mutant(
    'is-a-write-in-disguise',
    { method: 'GET', kind: 'write' },
    {
      mounted: { kind: 'read' },
      handler: async (ctx) => {
        await insertNote(ctx.db, { ownerId: ctx.actor.id, text: '记' })
        return done
      },
    },
  ),
  mutant(
    'believes-a-user-header',
    {},
    {
      mounted: { access: 'public' },
      raw: async (ctx, _input, { request }) =>
        ctx.actor.id !== '0' || request.headers['x-user-id'] ? done : fail(commonErrors.session_time_out),
    },
  ),
  mutant(
    'believes-a-role-header',
    { access: { permission: 'mutant.manage' } },
    {
      mounted: { access: 'user' },
      raw: async (ctx, _input, { request }) =>
        ctx.actor.permissions.has('mutant.manage') || request.headers['x-role'] === 'ADM'
          ? done
          : fail(commonErrors.NO_RIGHT_READ_MSG),
    },
  ),
  mutant(
    'obeys-a-method-header',
    {},
    {
      raw: async (ctx, _input, { request }) => {
        if (request.headers['x-http-method-override'] === 'DELETE') {
          await everywhere(ctx, sql`update probe.purse set balance = balance where site_id = ${ctx.site.id}`)
        }
        return done
      },
    },
  ),
  mutant(
    'believes-a-host-header',
    { result: z.object({ host: z.string() }) },
    {
      raw: async (_ctx, _input, { request }) => ({
        host: String(request.headers['x-forwarded-host'] ?? request.headers.host),
      }),
    },
  ),
  mutant(
    'asks-once-per-row',
    { result: z.object({ records: z.array(z.object({ id: id('probe.note'), text: z.string() })) }) },
    {
      handler: async (ctx) => {
        const { rows } = await sql<{ id: string }>`
        select id from probe.note where site_id = ${ctx.site.id} and owner_id = ${ctx.actor.id}`.execute(
          ctx.db.kysely,
        )
        const records = []
        for (const { id } of rows) {
          const found = await sql<{ id: string; text: string }>`
          select id, text from probe.note where site_id = ${ctx.site.id} and id = ${id}`.execute(
            ctx.db.kysely,
          )
          records.push(...found.rows)
        }
        return { records }
      },
    },
  ),
]
