import { createReadStream } from 'node:fs'
import { recordMade } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { type Export, type ExportRow, readExport } from '#platform/domain/export'
import { AppError } from '#platform/app-error'
import { notify } from '#platform/realtime'
import { objectKey } from '#platform/storage'
import { type Spooled, withSpool } from '#platform/storage/spool'
import { shownOnSite } from '../format-site-time.ts'
import { fileName, retentionMs } from './rules.ts'
import { sheetTypes, writeSheet } from './spreadsheet/write-sheet.ts'
import { recordHeartbeat, countRunning, type Download, lockDownload, updateDownload } from './store.ts'
import { makeFileTicket } from './ticket.ts'

/** Limit per site: files must not keep the workers from mails and event handlers. */
const atOnce = 2
const laterMs = 5000
const mostRuns = 3
const maxBytes = 2_147_483_648
const heartbeatMs = 1000

/** Another run has taken over, or the person has cancelled this one. */
class Superseded extends Error {}

type Run = Pick<Download, 'id' | 'kind' | 'format' | 'filter' | 'createdAt' | 'ownerId'> & {
  readonly run: number
  readonly objectKey: string
}

/** The job: claims the file, makes it on behalf of the requester, and records the outcome. */
export async function makeFile(ctx: Ctx, { id }: { id: string }, all: readonly Export[]): Promise<void> {
  const run = await ctx.transaction((ctx) => takeUp(ctx, id))
  if (!run) return
  const table = all.find(({ kind }) => kind === run.kind)
  if (!table || !mayTake(ctx, run, table)) return end(ctx, run, 'refused')
  try {
    await write(ctx, run, table)
  } catch (error) {
    if (error instanceof Superseded) return
    // A missing permission is not retried.
    if (error instanceof AppError) return end(ctx, run, 'refused')
    ctx.parts.log.warn({ err: error, download: id, run: run.run }, 'export file failed')
    await (run.run < mostRuns ? again(ctx, run) : end(ctx, run, 'failed'))
  }
}

/** The permission is checked again: it may have been revoked since the request. */
function mayTake({ actor }: Ctx, { ownerId }: Run, { permission }: Export): boolean {
  return actor.id === ownerId && actor.permissions.has('download.use') && actor.permissions.has(permission)
}

/** Claims a waiting file under the next run number and removes what a previous run left in the store. */
async function takeUp(ctx: Ctx, id: string): Promise<Run | undefined> {
  const download = await lockDownload(ctx.db, id)
  if (download?.state !== 'waiting') return undefined
  if ((await countRunning(ctx.db)) >= atOnce) {
    const runAt = new Date(ctx.now.getTime() + laterMs)
    await ctx.enqueue(makeFileTicket, { id }, { runAt, as: { id: download.ownerId, role: download.role } })
    return undefined
  }
  const before = download.objectKey
  if (before !== null) ctx.afterCommit(() => ctx.parts.storage.remove(before))
  const claim = { run: download.run + 1, objectKey: objectKey(ctx.site.id, 'made') }
  await updateDownload(ctx.db, id, { ...claim, state: 'running', rowsDone: 0, beatAt: ctx.parts.clock.now() })
  return { ...download, ...claim }
}

async function write(ctx: Ctx, run: Run, table: Export): Promise<void> {
  const read = readExport(table, ctx, run.filter)
  const rowsTotal = (await read.total) ?? null
  const subject = (await read.subject) ?? ''
  const scopes = JSON.stringify(ctx.actor.permissions.get(table.permission) ?? [])
  await updateDownload(ctx.db, run.id, { rowsTotal, scopes, subject })
  const counter = { done: 0 }
  await withSpool(async (receive) => {
    const rows = countRows(ctx, run, { rows: read.rows, counter })
    const { title, columns } = table
    const sheet = writeSheet({
      format: run.format,
      title: title[ctx.locale],
      columns,
      locale: ctx.locale,
      rows,
    })
    const spooled = await receive(sheet, { maxBytes, tooLarge: () => new Error('export file too large') })
    const { size, md5 } = spooled
    const body = createReadStream(spooled.path)
    await ctx.parts.storage.put(run.objectKey, body, { type: sheetTypes[run.format], size, md5 })
    const shownTime = shownOnSite(run.createdAt, ctx.site.zone)
    const name = fileName({ title: title[ctx.locale], subject, shownTime, format: run.format })
    await ctx.transaction((ctx) => finish(ctx, run, { spooled, name, rowsDone: counter.done }))
  })
  notifyOwner(ctx, run)
}

type Counting = { readonly rows: AsyncIterable<ExportRow>; readonly counter: { done: number } }

/** Passes rows on; every second it records its progress and checks whether it is still wanted. */
async function* countRows(ctx: Ctx, run: Run, { rows, counter }: Counting): AsyncGenerator<ExportRow> {
  const { clock } = ctx.parts
  let reportedAt = clock.now().getTime()
  for await (const row of rows) {
    yield row
    counter.done += 1
    const at = clock.now()
    if (at.getTime() - reportedAt < heartbeatMs) continue
    reportedAt = at.getTime()
    if (!(await recordHeartbeat(ctx.db, { id: run.id, run: run.run, rowsDone: counter.done, at })))
      throw new Superseded()
    notifyOwner(ctx, run)
  }
}

type Made = { readonly spooled: Spooled; readonly name: string; readonly rowsDone: number }

/** The file and its entry are committed together, for the newest run only: there is never a second file. */
async function finish(ctx: Ctx, run: Run, { spooled, name, rowsDone }: Made): Promise<void> {
  const now = ctx.parts.clock.now()
  const download = await lockDownload(ctx.db, run.id)
  if (download?.state !== 'running' || download.run !== run.run) {
    await ctx.parts.storage.remove(run.objectKey)
    throw new Superseded()
  }
  const { size, sha256 } = spooled
  const { ownerId, objectKey } = run
  const type = sheetTypes[run.format]
  const fileId = await recordMade(ctx, { ownerId, name, type, size, sha256, objectKey })
  await updateDownload(ctx.db, run.id, {
    state: 'done',
    fileId,
    size: String(size),
    rowsDone,
    finishedAt: now,
    expiresAt: new Date(now.getTime() + retentionMs),
    objectKey: null,
  })
}

async function again(ctx: Ctx, run: Run): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const download = await lockDownload(ctx.db, run.id)
    if (download?.state !== 'running' || download.run !== run.run) return
    await updateDownload(ctx.db, run.id, { state: 'waiting' })
    const runAt = new Date(ctx.now.getTime() + run.run * laterMs)
    await ctx.enqueue(makeFileTicket, { id: run.id }, { runAt })
  })
  notifyOwner(ctx, run)
}

async function end(ctx: Ctx, run: Run, state: 'refused' | 'failed'): Promise<void> {
  const finishedAt = ctx.parts.clock.now()
  await updateDownload(ctx.db, run.id, { state, finishedAt })
  notifyOwner(ctx, run)
}

/** A hint to the person's open pages, which then refetch. */
function notifyOwner(ctx: Ctx, { id, ownerId }: Run): void {
  notify(ctx, ownerId, { name: 'download', data: { id } })
}
