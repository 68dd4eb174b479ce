import {
  type getFile,
  type getVideoAddress,
  type Purpose,
  type PurposeName,
  purposeNames,
  purposes,
} from '@lyceum/contract/file'
import { commonErrors, id, type Input, type Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { playAddressOf, shownFile } from './addresses.ts'
import { mayRead } from './policy.ts'
import { type FileRow, livingFile, livingFiles } from './store.ts'

const purposeName = z.enum(purposeNames)
const fileId = id('file.file')

export async function fileDetail(ctx: Ctx, { id }: Input<typeof getFile>): Promise<Result<typeof getFile>> {
  const file = await readableFile(ctx, id)
  return {
    ...shownFile(ctx, file),
    purpose: file.purpose,
    createdAt: file.createdAt.toISOString(),
  }
}

/** The wire calls it a path; it is an id, and whatever is not one is simply not there (A42). */
export async function videoAddress(
  ctx: Ctx,
  { filePath }: Input<typeof getVideoAddress>,
): Promise<Result<typeof getVideoAddress>> {
  const { data: wanted } = fileId.safeParse(filePath)
  const file = wanted === undefined ? fail(commonErrors.NOT_FOUND) : await readableFile(ctx, wanted)
  if (!/^(?:video|audio)\//.test(file.type)) fail(commonErrors.NOT_FOUND)
  const { url, expiresAt } = playAddressOf(ctx, file)
  return { url, type: file.type, expiresAt: expiresAt.toISOString() }
}

/** Files that a person brings along to another room: each must be the person's own and meant for this purpose. */
export async function ownFiles(
  ctx: Ctx,
  { ids, purpose }: { ids: readonly string[]; purpose: PurposeName },
): Promise<readonly FileRow[]> {
  const files = await livingFiles(ctx.db, ids)
  const isMine = (file: FileRow) => file.ownerId === ctx.actor.id && file.purpose === purpose
  const mine = new Map(files.filter(isMine).map((file) => [file.id, file]))
  return ids.map((one) => mine.get(one) ?? fail(commonErrors.NOT_FOUND))
}

async function readableFile(ctx: Ctx, wanted: string): Promise<FileRow> {
  const file = (await livingFile(ctx.db, wanted)) ?? fail(commonErrors.NOT_FOUND)
  if (!mayRead(ctx.actor, file, purposeOf(file))) fail(commonErrors.NOT_FOUND)
  return file
}

/** A purpose that the house has given up since leaves the file to its owner. */
function purposeOf({ purpose }: FileRow): Purpose | undefined {
  const { data } = purposeName.safeParse(purpose)
  return data && purposes[data]
}
