import { readFileSync } from 'node:fs'
import { commonErrors } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fact } from '#platform/facts'
import { fail } from '#platform/failure'
import { answer } from '#platform/http'
import { job } from '#platform/jobs'
import { on, type Room } from '#platform/room'
import * as contract from './contract.ts'
import {
  addBeat,
  addBeatTogether,
  addToPurse,
  drawFromCommon,
  insertMovement,
  insertNote,
  markHeard,
  notesOf,
  setText,
} from './store.ts'

/** Give these to `house({ extraRooms: [probe], extraSql: probeSql })`. */
export const probeSql = readFileSync(new URL('tables.sql', import.meta.url), 'utf8')

const noteKept = fact('probe.noteKept', z.object({ noteId: z.string() }))

const echo = job({
  name: 'probe.echo',
  payload: z.object({ noteId: z.string() }),
  run: (ctx, { noteId }) => markHeard(ctx.db, noteId),
})

async function myNote(ctx: Ctx, noteId: string) {
  const [note] = await notesOf(ctx.db, ctx.actor.id, [noteId])
  return note ?? fail(commonErrors.NOT_FOUND)
}

export const probe: Room = {
  name: 'probe',
  routes: [
    answer(contract.getNothing, async () => ({})),
    answer(contract.addNote, async (ctx, { text }) => {
      const note = await insertNote(ctx.db, { ownerId: ctx.actor.id, text })
      await ctx.tell(noteKept, { noteId: note.id })
      return note
    }),
    answer(contract.getNote, (ctx, { id }) => myNote(ctx, id)),
    answer(contract.joinNotes, async (ctx, { id, others }) => {
      const note = await myNote(ctx, id)
      const found = await notesOf(ctx.db, ctx.actor.id, others)
      // All or nothing: one foreign id refuses the whole call.
      if (found.length !== new Set(others).size) fail(commonErrors.NOT_FOUND)
      const text = [note, ...found].map((one) => one.text).join(' ')
      await setText(ctx.db, id, text)
      return { id, text }
    }),
    answer(contract.takeCoin, async (ctx, { amount }) => {
      const ownerId = ctx.actor.id
      if (!(await drawFromCommon(ctx.db, amount))) fail(contract.probeErrors.PROBE_NOT_ENOUGH)
      const balance = await addToPurse(ctx.db, ownerId, amount)
      await insertMovement(ctx.db, { ownerId, amount, note: 'coin' })
      return { taken: amount, balance }
    }),
    answer(contract.beatAlone, async (ctx, beat) => ({
      total: await addBeat(ctx.db, { accountId: ctx.actor.id, ...beat }),
    })),
    answer(contract.beatTogether, async (ctx, beat) => ({
      total: await addBeatTogether(ctx, { accountId: ctx.actor.id, ...beat }),
    })),
  ],
  reactions: [on(noteKept, 'hear', (ctx, { noteId }) => markHeard(ctx.db, noteId))],
  jobs: [echo],
}
