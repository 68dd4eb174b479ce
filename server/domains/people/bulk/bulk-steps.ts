import { z } from 'zod'
import { type AccountCard, endSessionsOf, undoClosing } from '#domains/identity'
import { addJob, jobsOf, setMainJob } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { depart } from '../actions/leave-person.ts'
import { dayOf } from '../site-day.ts'
import { endDeparture, insertDeparture } from '../person/store.ts'
import type { Order } from './prepare-bulk.ts'
import type { BulkAct } from './rules.ts'

const post = z.object({
  unitId: z.string(),
  positionId: z.string(),
  gradeId: z.string().nullable(),
  isHead: z.boolean(),
})

/** The person before an act: enough to restore. */
const beforeSchema = z.object({
  state: z.enum(['active', 'suspended']).optional(),
  main: post.optional(),
  others: z.array(post).optional(),
  /** Where a move went, to detect people who were moved again. */
  movedTo: z.string().optional(),
  sessions: z.number().optional(),
})
export type Before = z.infer<typeof beforeSchema>

type Step = {
  readonly act: (ctx: Ctx, person: AccountCard, order: Order) => Promise<{ before: Before; after: object }>
  /** Restores; false where something else has happened since. */
  readonly undo: (ctx: Ctx, accountId: string, before: Before) => Promise<boolean>
}

export const readBefore = (stored: unknown): Before => beforeSchema.parse(stored)

/** What each act does to one person, and how it is undone. */
export const steps: Readonly<Record<BulkAct, Step>> = {
  leave: {
    act: async (ctx, { id }, { reason }) => {
      const jobs = await openPosts(ctx, id)
      const leavesOn = dayOf(ctx)
      await endDeparture(ctx.db, id, ctx.now)
      const decision = { accountId: id, leavesOn, reason, decidedBy: ctx.actor.id }
      await insertDeparture(ctx.db, { ...decision, decidedAt: ctx.now, doneAt: ctx.now })
      const state = await depart(ctx, id, leavesOn)
      return { before: { state, ...jobs }, after: { state: 'left', leavesOn } }
    },
    undo: async (ctx, accountId, { state = 'active', main, others = [] }) => {
      if (!(await undoClosing(ctx, accountId, state))) return false
      await endDeparture(ctx.db, accountId, ctx.now)
      const since = dayOf(ctx)
      if (main) await setMainJob(ctx, { accountId, ...main, since })
      for (const other of others) await addJob(ctx, { accountId, ...other, since })
      return true
    },
  },
  move: {
    act: async (ctx, { id }, { unitId = '' }) => {
      const { main } = await openPosts(ctx, id)
      if (main) await setMainJob(ctx, { accountId: id, ...main, unitId, isHead: false, since: dayOf(ctx) })
      return { before: { ...(main ? { main } : {}), movedTo: unitId }, after: { unitId } }
    },
    undo: async (ctx, accountId, { main, movedTo }) => {
      const { main: now } = await openPosts(ctx, accountId)
      if (!main || now?.unitId !== movedTo) return false
      await setMainJob(ctx, { accountId, ...main, since: dayOf(ctx) })
      return true
    },
  },
  'end-sessions': {
    act: async (ctx, { id }) => {
      const sessions = await endSessionsOf(ctx, id)
      return { before: { sessions }, after: { sessions: 0 } }
    },
    undo: async () => false,
  },
}

async function openPosts({ db }: Ctx, accountId: string): Promise<Pick<Before, 'main' | 'others'>> {
  const open = (await jobsOf(db, accountId)).filter(({ until }) => until === null)
  const main = open.find(({ isMain }) => isMain)
  return {
    ...(main ? { main: post.parse(main) } : {}),
    others: open.filter(({ isMain }) => !isMain).map((job) => post.parse(job)),
  }
}
