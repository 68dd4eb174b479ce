import { setTimeout as sleep } from 'node:timers/promises'
import { commonErrors, line } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '#platform/app-error'
import { insertNote } from '../../probe/store.ts'
import { done, everywhere, mutant } from './mutant.ts'

const text = z.object({ text: z.string().max(200_000) })
const add = { method: 'POST', kind: 'write', body: text } as const
const unread = { mounted: { body: undefined } } as const

/** Bodies that accept undeclared fields. */
export const bodyMutants = [
  mutant(
    'writes-what-comes',
    { ...add, body: z.object({ text: line(40) }) },
    {
      ...unread,
      raw: async (ctx, _input, { request }) => {
        const row = { text: '', ownerId: ctx.actor.id, ...(request.body as object) }
        await insertNote(ctx.db, { text: row.text, ownerId: row.ownerId })
        return done
      },
    },
  ),
  mutant(
    'drops-what-it-does-not-know',
    { ...add, body: z.object({ text: line(40) }) },
    {
      ...unread,
      raw: async (_ctx, _input, { request }) =>
        z.object({ text: line(40) }).safeParse(request.body).success && done,
    },
  ),
  mutant(
    'is-loose-inside',
    { ...add, body: z.object({ inner: z.looseObject({ text: line(40) }) }) },
    {
      handler: async () => done,
    },
  ),
]

/** Inputs that crash a call or make it answer wrongly. */
export const fuzzMutants = [
  mutant('stumbles-over-percent', add, {
    handler: async (_ctx, { text }: { text: string }) => {
      if (text.includes('%')) throw new TypeError('a percent sign')
      return done
    },
  }),
  mutant('glues-sql', add, {
    handler: async (ctx, { text }: { text: string }) => {
      await everywhere(ctx, sql.raw(`select '${text}'`))
      return done
    },
  }),
  mutant(
    'overflows',
    { ...add, body: z.object({ amount: z.number() }) },
    {
      handler: async (ctx, { amount }: { amount: number }) => {
        await everywhere(ctx, sql`select ${amount}::integer`)
        return done
      },
    },
  ),
  mutant('speaks-otherwise', {}, { raw: async (_ctx, _input, { reply }) => reply.send({ success: true }) }),
  mutant(
    'drops-a-header',
    {},
    {
      raw: async (_ctx, _input, { reply }) => {
        reply.removeHeader('x-content-type-options')
        return done
      },
    },
  ),
  mutant(
    'sets-a-loose-cookie',
    {},
    {
      handler: async (_ctx, _input, answer) => {
        answer.setCookie('sid=1; Path=/')
        return done
      },
    },
  ),
  mutant(
    'leaves-a-blank',
    {},
    {
      handler: async () => {
        throw new AppError({ ...commonErrors.TOO_MANY_REQUESTS, status: 400 })
      },
    },
  ),
]

/** The limit for the slow mutants below; that of a real call is longer. */
export const briefMs = 250

let hasBlocked = false

/** Inputs that delay a call: one blocks the CPU, one waits. */
export const slowMutants = [
  mutant('blocks', add, {
    handler: async (_ctx, { text }: { text: string }) => {
      const spent = process.cpuUsage()
      const ms = text.length > 2000 && !hasBlocked ? briefMs + 100 : 0
      hasBlocked ||= ms > 0
      while (process.cpuUsage(spent).user / 1000 < ms);
      return done
    },
  }),
  mutant('hangs', add, {
    handler: async (ctx, { text }: { text: string }) => {
      // In steps that take longer on a busy machine, like the fair time that measures them.
      for (let ms = text.length > 2000 ? briefMs * 3 : 0; ms > 0; ms -= 50) {
        await sleep(50)
        await everywhere(ctx, sql`select 1`)
      }
      return done
    },
  }),
]
