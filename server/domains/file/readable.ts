import { type Purpose, purposeNames, purposes } from '@lyceum/contract/file'
import { commonErrors } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { ReadableFiles, Room } from '#platform/room'
import { mayRead } from './policy.ts'
import { type FileRow, livingFile } from './store.ts'

/** The rooms above that let people read files by rules of their own, asked when a call comes. */
export type Readers = () => readonly ReadableFiles[]

export const readersOf =
  (rooms: () => readonly Room[]): Readers =>
  () =>
    rooms().flatMap(({ readableFiles }) => readableFiles ?? [])

const purposeName = z.enum(purposeNames)

type Readable = {
  readonly file: FileRow
  /** The original too, not only what was made of it to be played and read. */
  readonly mayTake: boolean
}

/** Whether the person may read this file at the moment: what an address on the content host asks with every request. */
export async function mayStillRead(ctx: Ctx, readers: Readers, file: FileRow): Promise<boolean> {
  return mayRead(ctx.actor, file, purposeOf(file)) || isLetIn(ctx, readers, file.id)
}

/** Whether everybody of the site sees files like this one: a picture on a page that needs no sign-in. */
export const isForSite = (file: FileRow) => purposeOf(file)?.seenBy === 'site'

/** A file that the person may read: their own, one for the whole site, or one that a room above lets them see. */
export async function readableFile(ctx: Ctx, readers: Readers, wanted: string): Promise<Readable> {
  const file = (await livingFile(ctx.db, wanted)) ?? fail(commonErrors.NOT_FOUND)
  const mayTake = mayRead(ctx.actor, file, purposeOf(file))
  return mayTake || (await isLetIn(ctx, readers, wanted)) ? { file, mayTake } : fail(commonErrors.NOT_FOUND)
}

/** A purpose that the house has given up since leaves the file to its owner. */
function purposeOf({ purpose }: FileRow): Purpose | undefined {
  const { data } = purposeName.safeParse(purpose)
  return data && purposes[data]
}

async function isLetIn(ctx: Ctx, readers: Readers, fileId: string): Promise<boolean> {
  for (const readable of readers()) {
    if ((await readable(ctx, [fileId])).has(fileId)) return true
  }
  return false
}
