import { type Purpose, purposeNames, purposes } from '@lyceum/contract/file'
import { commonErrors } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { ReadableFiles, Domain } from '#platform/domain'
import { mayRead } from './policy.ts'
import { type FileRow, livingFile } from './store.ts'

/** The domains above that grant read access by their own rules, asked at request time. */
export type Readers = () => readonly ReadableFiles[]

export const readersOf =
  (domains: () => readonly Domain[]): Readers =>
  () =>
    domains().flatMap(({ readableFiles }) => readableFiles ?? [])

const purposeName = z.enum(purposeNames)

type Readable = {
  readonly file: FileRow
  /** The original too, not only what was prepared for playing and reading. */
  readonly mayTake: boolean
}

/** Whether the person may currently read this file: checked for every request on the content host. */
export async function mayStillRead(ctx: Ctx, readers: Readers, file: FileRow): Promise<boolean> {
  return mayRead(ctx.actor, file, purposeOf(file)) || isLetIn(ctx, readers, file.id)
}

/** Whether such files are visible to the whole site: a picture on a page without sign-in. */
export const isForSite = (file: FileRow) => purposeOf(file)?.seenBy === 'site'

/** A file that the person may read: their own, one for the whole site, or one that a domain above allows. */
export async function readableFile(ctx: Ctx, readers: Readers, fileId: string): Promise<Readable> {
  const file = (await livingFile(ctx.db, fileId)) ?? fail(commonErrors.NOT_FOUND)
  const mayTake = mayRead(ctx.actor, file, purposeOf(file))
  return mayTake || (await isLetIn(ctx, readers, fileId)) ? { file, mayTake } : fail(commonErrors.NOT_FOUND)
}

/** A file whose purpose no longer exists is left to its owner. */
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
