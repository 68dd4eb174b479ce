import { commonErrors, id } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { z } from 'zod'
import { fail } from '#platform/app-error'
import type { Ctx } from '#platform/ctx'
import type { Fixtures } from '../../fixtures.ts'
import { insertNote } from '../../probe/store.ts'
import { anyNote, done, everywhere, mutant } from './mutant.ts'

export const mutantFixtures: Fixtures = {
  'mutant.leaf': {
    make: async (db, ownerId, { 'probe.note': parent }) => {
      const noteId = parent ?? (await insertNote(db, { ownerId, text: '枝' })).id
      const { rows } = await sql<{ id: string }>`
        insert into mutant.leaf (site_id, note_id, owner_id, text) values (${db.siteId}, ${noteId}, ${ownerId}, '叶')
        returning id`.execute(db.kysely)
      return rows[0]?.id ?? ''
    },
    reach: 'own',
    within: 'probe.note',
  },
}

const several = {
  method: 'PUT',
  kind: 'write',
  params: z.object({ id: id('probe.note') }),
  body: z.object({ others: z.array(id('probe.note')).min(1).max(3) }),
  errors: [commonErrors.NOT_FOUND],
} as const

const leaf = {
  params: z.object({ id: id('probe.note') }),
  query: z.object({ leafId: id('mutant.leaf') }),
  errors: [commonErrors.NOT_FOUND],
} as const

const isMine = async (ctx: Ctx, noteId: string) => {
  const note = await anyNote(ctx, noteId)
  return note?.siteId === ctx.site.id && note.ownerId === ctx.actor.id
}

const markNotes = (ctx: Ctx, ids: readonly string[]) =>
  everywhere(
    ctx,
    sql`update probe.note set heard = heard + 1 where id = any (${ids}) and site_id = ${ctx.site.id}`,
  )

type Several = { readonly id: string; readonly others: readonly string[] }

async function mineOf(ctx: Ctx, all: readonly string[]): Promise<string[]> {
  const mine: string[] = []
  for (const noteId of all) if (await isMine(ctx, noteId)) mine.push(noteId)
  return mine
}

/** Calls with several ids of which not all are checked. */
export const idMutants = [
  mutant('looks-at-the-first-id', several, {
    handler: async (ctx, { id, others }: Several) => {
      if (!(await isMine(ctx, id))) fail(commonErrors.NOT_FOUND)
      await markNotes(ctx, [id, ...others])
      return done
    },
  }),
  mutant('looks-at-the-list-only', several, {
    handler: async (ctx, { id, others }: Several) => {
      if ((await mineOf(ctx, others)).length < others.length) fail(commonErrors.NOT_FOUND)
      await markNotes(ctx, [id, ...others])
      return done
    },
  }),
  mutant('skips-what-is-foreign', several, {
    handler: async (ctx, { id, others }: Several) => {
      const [first, ...rest] = await mineOf(ctx, [id, ...others])
      if (first !== id) fail(commonErrors.NOT_FOUND)
      await markNotes(ctx, [id, ...rest])
      return done
    },
  }),
  mutant('writes-until-it-refuses', several, {
    handler: async (ctx, { id, others }: Several) => {
      for (const noteId of [id, ...others]) {
        if (!(await isMine(ctx, noteId))) fail(commonErrors.NOT_FOUND)
        await markNotes(ctx, [noteId])
      }
      return done
    },
  }),
  mutant('takes-a-child-of-another', leaf, {
    handler: async (ctx, { id, leafId }: { id: string; leafId: string }) => {
      const query = sql<{
        ownerId: string
      }>`select owner_id from mutant.leaf where id = ${leafId} and site_id = ${ctx.site.id}`
      const [found] = await everywhere(ctx, query)
      return found?.ownerId === ctx.actor.id && (await isMine(ctx, id)) ? done : fail(commonErrors.NOT_FOUND)
    },
  }),
]

/** The same calls, implemented correctly, to show that the suites accept them. */
export const soundVariants = [
  mutant('sound-child', leaf, {
    handler: async (ctx, { id, leafId }: { id: string; leafId: string }) => {
      const query = sql<{ ownerId: string }>`
        select owner_id from mutant.leaf where id = ${leafId} and note_id = ${id} and site_id = ${ctx.site.id}`
      const [found] = await everywhere(ctx, query)
      return found?.ownerId === ctx.actor.id ? done : fail(commonErrors.NOT_FOUND)
    },
  }),
]
