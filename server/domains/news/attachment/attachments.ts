import type { DocumentTree } from '@lyceum/contract/kit'
import { ownFiles, shownFiles } from '#domains/file'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { FilesInUse, ReadableFiles } from '#platform/domain'
import { attachedOnBoard } from '../queries.ts'
import { type Attached, filesOf, titlesByFile } from './store.ts'

type Written = { readonly files: readonly string[]; readonly content: DocumentTree }

/** The files that an item should have: existing ones, or new uploads of its author. */
export async function filesFor(ctx: Ctx, itemId: string, { files, content }: Written) {
  const below = new Set(files)
  const pictures = content.blocks.flatMap((block) => ('fileId' in block ? [block.fileId] : []))
  const attachments: Attached[] = [
    ...[...below].map((fileId) => ({ fileId, inText: false })),
    ...[...new Set(pictures)].filter((id) => !below.has(id)).map((fileId) => ({ fileId, inText: true })),
  ]
  const before = await filesOf(ctx.db, itemId)
  const known = new Set(before.map(({ fileId }) => fileId))
  const newIds = attachments.map(({ fileId }) => fileId).filter((id) => !known.has(id))
  if (newIds.length > 0) await ownFiles(ctx, { ids: newIds, purpose: 'attachment' })
  return { attachments, isOther: listOf(before) !== listOf(attachments) }
}

const listOf = (files: readonly Attached[]) =>
  files
    .filter(({ inText }) => !inText)
    .map(({ fileId }) => fileId)
    .join()

/** The same as a page shows them, with links that check the permission with every request. */
export async function shownAttachments(ctx: Ctx, itemId: string, right = '') {
  const files = await filesOf(ctx.db, itemId)
  if (files.length === 0) return []
  const shown = await shownFiles(
    ctx,
    files.map(({ fileId }) => fileId),
    { right },
  )
  const byId = new Map(shown.map((file) => [file.id, file]))
  return files.flatMap(({ fileId, inText }) => {
    const file = byId.get(fileId)
    return file ? [{ ...file, isInText: inText }] : []
  })
}

/** People who may currently read an announcement may read its files, and nobody else. */
export const readableAttachments: ReadableFiles = async (ctx, fileIds) => {
  if (ctx.actor.id === '0') return new Set()
  const reader = { accountId: ctx.actor.id, keys: await audienceKeysOf(ctx.db, ctx.actor.id), now: ctx.now }
  return attachedOnBoard(ctx.db, reader, fileIds)
}

export const attachmentsInUse: FilesInUse = (ctx, fileIds) => titlesByFile(ctx.db, fileIds)
