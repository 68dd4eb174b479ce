import { commonErrors } from '@lyceum/contract/kit'
import { importErrors } from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { troubleOf } from '#platform/db'
import { Failure } from '#platform/failure'
import { clockJob, job } from '#platform/jobs'
import { UnreadableSheet } from '#platform/sheet'
import { byTheClock, readPeople } from '../directory/read-people.ts'
import { withRows } from './read/read-file.ts'
import { seriesById } from './series-store.ts'
import { beginUnheld } from './steer-import.ts'
import { askerOf, checking, undoing, writing } from './tickets.ts'
import { importById, type ImportRecord, moveImport, strandedImports } from './store.ts'
import { deleteOldRows } from './rows/store.ts'
import { checkList } from './work/check-list.ts'
import { undoList } from './work/undo-list.ts'
import { writeList } from './work/write-list.ts'

const check = job({
  ...checking,
  outside: true,
  lane: 'imports',
  asAsker: true,
  run: (ctx, { id }) => watched(ctx, id, (one) => checkFile(ctx, one)),
})

async function checkFile(ctx: Ctx, one: ImportRecord): Promise<void> {
  const { fileId } = one
  if (one.state !== 'checking') return
  if (fileId === null) return checkDirectory(ctx, one)
  await withRows(ctx, fileId, (rows) => checkList(ctx, one, rows))
}

async function checkDirectory(ctx: Ctx, one: ImportRecord): Promise<void> {
  const series = await seriesById(ctx.db, one.seriesId)
  if (!series?.providerId) return
  const { providerId, filter } = series
  const rows = await readPeople(ctx, { providerId, filter: filter ?? '', headings: one.headings })
  await checkList(ctx, one, rows)
  // By the clock there is nobody to confirm: what the brake lets through is written, the rest waits for a person.
  if (one.byId === byTheClock) await ctx.transaction((ctx) => beginUnheld(ctx, one.id))
}

const write = job({
  ...writing,
  outside: true,
  lane: 'imports',
  asAsker: true,
  run: (ctx, { id }) => watched(ctx, id, () => writeList(ctx, id)),
})
const undo = job({
  ...undoing,
  outside: true,
  lane: 'imports',
  asAsker: true,
  run: (ctx, { id }) => watched(ctx, id, () => undoList(ctx, id)),
})

/**
 * Trouble of the database is tried again by the queue. Anything else would fail again the same way: the import stops
 * and says why, and a person lets it go on or takes it back.
 */
async function watched(ctx: Ctx, id: string, work: (one: ImportRecord) => Promise<void>): Promise<void> {
  const one = await importById(ctx.db, id)
  if (!one) return
  try {
    await work(one)
  } catch (error) {
    if (troubleOf(error) !== undefined) throw error
    ctx.parts.log.error({ err: error, import: id }, 'an import stopped')
    await moveImport(ctx.db, id, { at: ctx.now, state: 'failed', trouble: codeOf(error) })
  }
}

function codeOf(error: unknown): string {
  if (error instanceof UnreadableSheet) return importErrors.IMPORT_UNREADABLE.code
  return error instanceof Failure ? error.spec.code : commonErrors.SERVER_ERROR.code
}

const silentMs = 120_000
const tickets = { checking, committing: writing, undoing } as const

/** A worker that was killed says nothing more: what has not moved for two minutes is taken up by another. */
export async function resumeStranded(ctx: Ctx): Promise<number> {
  const stranded = await strandedImports(ctx.db, new Date(ctx.parts.clock.now().getTime() - silentMs))
  for (const { id, state, ...acting } of stranded) {
    if (state !== 'checking' && state !== 'committing' && state !== 'undoing') continue
    await ctx.enqueue(tickets[state], { id }, { key: id, as: askerOf(acting) })
  }
  return stranded.length
}

const resume = clockJob({
  name: 'people.import.resume',
  cron: '* * * * *',
  run: async (ctx) => void (await resumeStranded(ctx)),
})

const keptDays = 90

/** Rows hold what people were before: they are kept while that can matter, and the counts for good. */
const forget = clockJob({
  name: 'people.import.forget',
  cron: '40 18 * * *',
  run: (ctx) => deleteOldRows(ctx.db, new Date(ctx.now.getTime() - keptDays * 86_400_000)),
})

export const importJobs = [check, write, undo]
export const importClockJobs = [resume, forget]
