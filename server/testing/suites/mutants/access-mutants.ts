import { commonErrors, errors, id } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { AppError, fail } from '#platform/app-error'
import { anyNote, done, everywhere, mutant } from './mutant.ts'

const secretErrors = errors({
  MUTANT_UNKNOWN: { status: 400, 'zh-CN': '未声明', 'zh-TW': '未宣告', 'en-US': 'Not declared.' },
})

const byNote = { params: z.object({ id: id('probe.note') }), errors: [commonErrors.NOT_FOUND] }
const write = { method: 'POST', kind: 'write' } as const
const manage = { access: { permission: 'mutant.manage' } } as const
const either = { access: { anyOf: ['mutant.manage', 'mutant.scoped'] } } as const

async function myNote(ctx: Ctx, noteId: string) {
  const note = await anyNote(ctx, noteId)
  return note?.siteId === ctx.site.id && note.ownerId === ctx.actor.id ? note : fail(commonErrors.NOT_FOUND)
}

/** Missing access checks, in every way that people forget them. */
export const accessMutants = [
  mutant('forgets-the-owner', byNote, {
    handler: async (ctx, { id }) => {
      const note = await anyNote(ctx, id)
      return note?.siteId === ctx.site.id ? done : fail(commonErrors.NOT_FOUND)
    },
  }),
  mutant('forgets-the-site', byNote, {
    handler: async (ctx, { id }) => ((await anyNote(ctx, id)) ? done : fail(commonErrors.NOT_FOUND)),
  }),
  mutant('forgets-the-session', {}, { mounted: { access: 'public' }, handler: async () => done }),
  mutant('forgets-the-permission', manage, { mounted: { access: 'user' }, handler: async () => done }),
  mutant('asks-for-the-first-of-two', either, { mounted: manage, handler: async () => done }),
  mutant('asks-for-one-of-three', either, {
    mounted: { access: { anyOf: [...either.access.anyOf, 'course.read'] } },
    handler: async () => done,
  }),
  mutant(
    'trusts-any-cookie',
    {},
    {
      mounted: { access: 'public' },
      raw: async (_ctx, _input, { request }) =>
        request.headers.cookie ? done : fail(commonErrors.session_time_out),
    },
  ),
  mutant('locks-everyone-out', {}, { mounted: manage, handler: async () => done }),
  mutant('says-forbidden', byNote, {
    handler: async (ctx, { id }) => {
      const note = (await anyNote(ctx, id)) ?? fail(commonErrors.NOT_FOUND)
      return note.ownerId === ctx.actor.id ? done : fail(commonErrors.NO_RIGHT_READ_MSG)
    },
  }),
  mutant('tells-by-detail', byNote, {
    handler: async (ctx, { id }) => {
      const note = await anyNote(ctx, id)
      if (note?.ownerId === ctx.actor.id) return done
      throw new AppError(commonErrors.NOT_FOUND, {}, note ? 'not yours' : '')
    },
  }),
  mutant(
    'writes-then-refuses',
    { ...byNote, ...write },
    {
      handler: async (ctx, { id }) => {
        await everywhere(
          ctx,
          sql`update probe.note set heard = heard + 1 where id = ${id} and site_id = ${ctx.site.id}`,
        )
        await myNote(ctx, id)
        return done
      },
    },
  ),
  mutant(
    'writes-on-the-other-site',
    { ...byNote, ...write },
    {
      handler: async (ctx, { id }) => {
        await everywhere(
          ctx,
          sql`update probe.note set heard = heard + 1 where id = ${id} and site_id <> ${ctx.site.id}`,
        )
        await myNote(ctx, id)
        return done
      },
    },
  ),
  mutant('marks-everybody', write, {
    handler: async (ctx) => {
      await everywhere(ctx, sql`update probe.note set heard = heard + 1 where site_id = ${ctx.site.id}`)
      return done
    },
  }),
  mutant('refuses-without-word', {}, { handler: async () => fail(secretErrors.MUTANT_UNKNOWN) }),
  mutant('refuses-what-fits', {}, { handler: async () => fail(commonErrors.INVALID_INPUT) }),
]

/** The same calls, implemented correctly. */
export const soundAccess = [mutant('asks-for-either', either, { handler: async () => done })]
