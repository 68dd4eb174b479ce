import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type MediaFault, mediaHint } from '@lyceum/contract/file'
import type { Ctx } from '#platform/ctx'
import { notify } from '#platform/realtime'
import { objectKey } from '#platform/storage'
import { withFolder } from '#platform/storage/spool'
import { type FileRow, livingFile } from '../store.ts'
import type { Bench } from './preparation.ts'
import { MediaFailure } from './media-failure.ts'
import { isOurSide, requireDiskSpace } from './server-faults.ts'
import { storeWith } from './store-piece.ts'
import {
  recordHeartbeat,
  beginRun,
  endRun,
  giveUp,
  keepPieces,
  type Measured,
  type Piece,
  pieceOf,
  showRun,
} from './store.ts'

type Preparation = (bench: Bench) => Promise<Measured>

const pulseMs = 2000
const maxAttempts = 3

class Replaced extends Error {}

/**
 * One run of a preparation. It sends a heartbeat every two seconds; a silent run is taken over by another and notices
 * it at its next heartbeat. A faulty file ends it permanently, any other error is retried three times.
 */
export async function runMedia(ctx: Ctx, fileId: string, prepare: Preparation): Promise<void> {
  const file = await livingFile(ctx.db, fileId)
  const run = randomUUID()
  const begun = file && (await beginRun(ctx.db, { fileId, run, at: ctx.parts.clock.now() }))
  if (!file || !begun) return
  const notifyOwner = () => notify(ctx, file.ownerId, { name: mediaHint, data: { id: fileId } })
  notifyOwner()
  try {
    if (begun.attempts > maxAttempts) throw new MediaFailure('trouble', 'ended too many workers')
    await withPulse(ctx, { file, run, notifyOwner }, prepare)
  } catch (error) {
    await settle(ctx, { fileId, run, isLast: begun.attempts >= maxAttempts }, error)
  } finally {
    notifyOwner()
  }
}

/** Handles a failed run. If it throws again, the queue retries. */
async function settle(
  ctx: Ctx,
  { fileId, run, isLast }: { fileId: string; run: string; isLast: boolean },
  error: unknown,
): Promise<void> {
  const { log } = ctx.parts
  if (error instanceof Replaced) return log.warn({ fileId }, 'media run superseded')
  const fault = error instanceof MediaFailure ? error.fault : undefined
  const giveUpWith = async (reason: MediaFault, detail: string | null) => {
    await giveUp(ctx.db, { fileId, run, state: 'failed', reason, detail })
  }
  if (fault === undefined && !isLast) {
    await giveUp(ctx.db, { fileId, run, state: 'waiting', reason: null, detail: null })
    throw error
  }
  log[fault ? 'info' : 'error']({ err: error, fileId }, 'a file could not be prepared')
  if (fault !== undefined) return giveUpWith(fault, null)
  await (isOurSide(error) ? giveUpWith('ourSide', detailOf(error)) : giveUpWith('trouble', null))
}

const detailOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200)

type Running = { readonly file: FileRow; readonly run: string; readonly notifyOwner: () => void }

async function withPulse(ctx: Ctx, { file, run, notifyOwner }: Running, prepare: Preparation): Promise<void> {
  const { clock, database, log } = ctx.parts
  // A separate connection, so that it also works while the run is inside a transaction.
  const db = database.of(ctx.site.id)
  const over = new AbortController()
  let percent = 0
  let notifiedPercent = 0
  const pulse = async () => {
    const isOurs = await recordHeartbeat(db, { fileId: file.id, run, at: clock.now(), percent })
    if (!isOurs) over.abort(new Replaced())
    if (percent >= notifiedPercent + 2) notifyOwner()
    notifiedPercent = Math.max(notifiedPercent, percent)
  }
  const timer = setInterval(() => {
    pulse().catch((error: unknown) => log.warn({ err: error }, 'media heartbeat failed'))
  }, pulseMs)
  try {
    await withFolder(async (folder) => {
      const bench = {
        ...(await benchOf(ctx, { file, folder, signal: over.signal })),
        report: (share: number) => (percent = Math.min(99, Math.floor(share * 100))),
        keep: (pieces: readonly Piece[]) => keepIfOurs(ctx, { fileId: file.id, run, pieces }),
        show: async (measured: Measured) => {
          if (!(await showRun(db, { fileId: file.id, run, at: clock.now(), measured }))) throw new Replaced()
          notifyOwner()
        },
      }
      const measured = await prepare(bench).catch(async (error: unknown) => {
        await requireDiskSpace(folder)
        throw error
      })
      if (!(await endRun(ctx.db, { fileId: file.id, run, at: clock.now(), measured }))) throw new Replaced()
    })
  } finally {
    clearInterval(timer)
  }
}

async function benchOf(
  ctx: Ctx,
  { file, folder, signal }: { file: FileRow; folder: string; signal: AbortSignal },
) {
  const source = join(folder, 'source')
  const out = join(folder, 'out')
  await mkdir(out)
  const { storage } = ctx.parts
  const pieceStore = storeWith(storage, () => objectKey(ctx.site.id, 'media'))
  if ((await storage.size(file.objectKey)) === undefined)
    throw new MediaFailure('trouble', 'the original is gone')
  await pieceStore.bring({ ...file, size: Number(file.size), playlist: null }, source)
  const known = async (name: string) => pieceOf(ctx.db, { fileId: file.id, name })
  return { ...pieceStore, file, source, folder: out, signal, known }
}

type FinishedRun = { readonly fileId: string; readonly run: string; readonly pieces: readonly Piece[] }

/** Rows are written after the object store has confirmed, and only by the run that still owns the file. */
async function keepIfOurs(ctx: Ctx, { fileId, run, pieces }: FinishedRun): Promise<void> {
  const stale = await ctx.transaction(async (ctx) => {
    const isOurs = await recordHeartbeat(ctx.db, { fileId, run, at: ctx.parts.clock.now() })
    if (!isOurs) throw new Replaced()
    return keepPieces(ctx.db, { fileId, pieces })
  })
  for (const key of stale) await ctx.parts.storage.remove(key)
}
