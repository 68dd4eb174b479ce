import { commonErrors } from '@lyceum/contract/kit'
import { fileErrors, purposes } from '@lyceum/contract/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { withSpool } from '#platform/storage/spool'
import { tooLarge } from '../examine/match-kind.ts'
import { livingFile } from '../store.ts'

/**
 * Downloads the bytes of a file to this machine for the duration of `work`, for a domain that reads uploads.
 * That domain has already checked the owner (`ownFiles`).
 */
export async function withContent<T>(
  ctx: Ctx,
  fileId: string,
  work: (file: { readonly path: string; readonly name: string }) => Promise<T>,
): Promise<T> {
  const file = (await livingFile(ctx.db, fileId)) ?? fail(commonErrors.NOT_FOUND)
  const found = (await ctx.parts.storage.get(file.objectKey)) ?? fail(fileErrors.FILE_TYPE_UPLOAD_ERROR)
  const maxBytes = Math.max(...Object.values(purposes).map((purpose) => purpose.maxBytes))
  return withSpool(async (receive) => {
    const { path } = await receive(found.body, { maxBytes, tooLarge: () => tooLarge(maxBytes) })
    return work({ path, name: file.name })
  })
}
