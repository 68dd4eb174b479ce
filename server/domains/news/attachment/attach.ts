import type { DocumentTree } from '@lyceum/contract/kit'
import { ownFiles, shownFiles } from '#domains/file'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import type { FilesInUse, ReadableFiles } from '#platform/room'
import { attachedOnBoard } from '../queries.ts'
import { type Attached, filesOf, titlesByFile } from './store.ts'

type Written = { readonly files: readonly string[]; readonly content: DocumentTree }

/** The files that something is to have: those it has already, or what its author has just brought. */
export async function filesFor(ctx: Ctx, itemId: string, { files, content }: Written) {
  const below = new Set(files)
  const pictures = content.blocks.flatMap((block) => ('fileId' in block ? [block.fileId] : []))
  const wanted: Attached[] = [
    ...[...below].map((fileId) => ({ fileId, inText: false })),
    ...[...new Set(pictures)].filter((id) => !below.has(id)).map((fileId) => ({ fileId, inText: true })),
  ]
  const before = await filesOf(ctx.db, itemId)
  const known = new Set(before.map(({ fileId }) => fileId))
  const brought = wanted.map(({ fileId }) => fileId).filter((id) => !known.has(id))
  if (brought.length > 0) await ownFiles(ctx, { ids: brought, purpose: 'attachment' })
  return { wanted, isOther: listOf(before) !== listOf(wanted) }
}

const listOf = (files: readonly Attached[]) =>
  files
    .filter(({ inText }) => !inText)
    .map(({ fileId }) => fileId)
    .join()

/** The same as a page shows them, with addresses that ask again for the right with every request. */
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

/** Whoever may read an announcement at this moment may read its files, and nobody else. */
export const readableAttachments: ReadableFiles = async (ctx, fileIds) => {
  if (ctx.actor.id === '0') return new Set()
  const reader = { accountId: ctx.actor.id, keys: await audienceKeysOf(ctx.db, ctx.actor.id), now: ctx.now }
  return attachedOnBoard(ctx.db, reader, fileIds)
}

export const attachmentsInUse: FilesInUse = (ctx, fileIds) => titlesByFile(ctx.db, fileIds)
