import { readFileSync } from 'node:fs'
import { commonErrors } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { defineEvent } from '#platform/events'
import { fail } from '#platform/app-error'
import { answer } from '#platform/http'
import { job } from '#platform/jobs'
import { on, type Domain } from '#platform/domain'
import * as contract from './contract.ts'
import {
  addHeartbeat,
  addHeartbeatTogether,
  addToWallet,
  drawFromCommon,
  insertMovement,
  insertNote,
  markHandled,
  notesOf,
  setText,
} from './store.ts'

/** For `testApp({ extraDomains: [probe], extraSql: probeSql })`. */
export const probeSql = readFileSync(new URL('tables.sql', import.meta.url), 'utf8')

const noteSaved = defineEvent('probe.noteKept', z.object({ noteId: z.string() }))

const echo = job({
  name: 'probe.echo',
  payload: z.object({ noteId: z.string() }),
  run: (ctx, { noteId }) => markHandled(ctx.db, noteId),
})

async function myNote(ctx: Ctx, noteId: string) {
  const [note] = await notesOf(ctx.db, ctx.actor.id, [noteId])
  return note ?? fail(commonErrors.NOT_FOUND)
}

export const probe: Domain = {
  name: 'probe',
  routes: [
    answer(contract.getNothing, async () => ({})),
    answer(contract.addNote, async (ctx, { text }) => {
      const note = await insertNote(ctx.db, { ownerId: ctx.actor.id, text })
      await ctx.publish(noteSaved, { noteId: note.id })
      return note
    }),
    answer(contract.getNote, (ctx, { id }) => myNote(ctx, id)),
    answer(contract.joinNotes, async (ctx, { id, others }) => {
      const note = await myNote(ctx, id)
      const found = await notesOf(ctx.db, ctx.actor.id, others)
      // All or nothing: one foreign id rejects the whole call.
      if (found.length !== new Set(others).size) fail(commonErrors.NOT_FOUND)
      const text = [note, ...found].map((item) => item.text).join(' ')
      await setText(ctx.db, id, text)
      return { id, text }
    }),
    answer(contract.takeCoin, async (ctx, { amount }) => {
      const ownerId = ctx.actor.id
      if (!(await drawFromCommon(ctx.db, amount))) fail(contract.probeErrors.PROBE_NOT_ENOUGH)
      const balance = await addToWallet(ctx.db, ownerId, amount)
      await insertMovement(ctx.db, { ownerId, amount, note: 'coin' })
      return { taken: amount, balance }
    }),
    answer(contract.heartbeatAlone, async (ctx, heartbeat) => ({
      total: await addHeartbeat(ctx.db, { accountId: ctx.actor.id, ...heartbeat }),
    })),
    answer(contract.heartbeatTogether, async (ctx, heartbeat) => ({
      total: await addHeartbeatTogether(ctx, { accountId: ctx.actor.id, ...heartbeat }),
    })),
  ],
  eventHandlers: [on(noteSaved, 'hear', (ctx, { noteId }) => markHandled(ctx.db, noteId))],
  jobs: [echo],
}
