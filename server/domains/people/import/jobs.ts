import { commonErrors } from '@lyceum/contract/kit'
import { importErrors } from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { AppError } from '#platform/app-error'
import { runStep } from '#platform/import-flow'
import { cronJob, job } from '#platform/jobs'
import { UnreadableSheet } from '#platform/sheet'
import { byTheClock, readPeople } from './read/read-people.ts'
import { withRows } from './read/read-file.ts'
import { seriesById } from './series-store.ts'
import { beginUnheld } from './control-import.ts'
import { requesterOf, checking, undoing, writing } from './import-jobs.ts'
import { importById, type ImportRecord, moveImport, strandedImports } from './store.ts'
import { deleteOldRows } from './rows/store.ts'
import { checkList } from './work/check-rows.ts'
import { undoList } from './work/undo-rows.ts'
import { writeList } from './work/write-rows.ts'

const check = job({
  ...checking,
  outside: true,
  queue: 'imports',
  asRequester: true,
  run: (ctx, { id }) => watched(ctx, id, (record) => checkFile(ctx, record)),
})

async function checkFile(ctx: Ctx, record: ImportRecord): Promise<void> {
  const { fileId } = record
  if (record.state !== 'checking') return
  if (fileId === null) return checkDirectory(ctx, record)
  await withRows(ctx, fileId, (rows) => checkList(ctx, record, rows))
}

async function checkDirectory(ctx: Ctx, record: ImportRecord): Promise<void> {
  const series = await seriesById(ctx.db, record.seriesId)
  if (!series?.providerId) return
  const { providerId, filter } = series
  const rows = await readPeople(ctx, { providerId, filter: filter ?? '', headings: record.headings })
  await checkList(ctx, record, rows)
  // A nightly run has nobody to confirm it: it is written if within the bulk limit, otherwise it waits for a person.
  if (record.byId === byTheClock) await ctx.transaction((ctx) => beginUnheld(ctx, record.id))
}

const write = job({
  ...writing,
  outside: true,
  queue: 'imports',
  asRequester: true,
  run: (ctx, { id }) => watched(ctx, id, () => writeList(ctx, id)),
})
const undo = job({
  ...undoing,
  outside: true,
  queue: 'imports',
  asRequester: true,
  run: (ctx, { id }) => watched(ctx, id, () => undoList(ctx, id)),
})

/** A stopped import stores the reason, and a person resumes or undoes it. */
async function watched(ctx: Ctx, id: string, work: (record: ImportRecord) => Promise<void>): Promise<void> {
  const record = await importById(ctx.db, id)
  if (!record) return
  await runStep(ctx, {
    id,
    message: 'an import stopped',
    work: () => work(record),
    stop: (error) => moveImport(ctx.db, id, { at: ctx.now, state: 'failed', trouble: codeOf(error) }),
  })
}

function codeOf(error: unknown): string {
  if (error instanceof UnreadableSheet) return importErrors.IMPORT_UNREADABLE.code
  return error instanceof AppError ? error.spec.code : commonErrors.SERVER_ERROR.code
}

const silentMs = 120_000
const tickets = { checking, committing: writing, undoing } as const

/** Resumes imports of killed workers: what has made no progress for two minutes is continued by another worker. */
export async function resumeStranded(ctx: Ctx): Promise<number> {
  const stranded = await strandedImports(ctx.db, new Date(ctx.parts.clock.now().getTime() - silentMs))
  for (const { id, state, ...acting } of stranded) {
    if (state !== 'checking' && state !== 'committing' && state !== 'undoing') continue
    await ctx.enqueue(tickets[state], { id }, { key: id, as: requesterOf(acting) })
  }
  return stranded.length
}

const resume = cronJob({
  name: 'people.import.resume',
  cron: '* * * * *',
  run: async (ctx) => void (await resumeStranded(ctx)),
})

const retentionDays = 90

/** Rows contain the previous values of people: they are kept while they can matter, the counts for good. */
const forget = cronJob({
  name: 'people.import.forget',
  cron: '40 18 * * *',
  run: (ctx) => deleteOldRows(ctx.db, new Date(ctx.now.getTime() - retentionDays * 86_400_000)),
})

export const importJobs = [check, write, undo]
export const importClockJobs = [resume, forget]
