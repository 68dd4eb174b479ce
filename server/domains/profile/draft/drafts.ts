import { commonErrors, type DocumentTree, documentTree, type Input, type Result } from '@lyceum/contract/kit'
import { mostDrafts, profileErrors } from '@lyceum/contract/profile'
import type * as contract from '@lyceum/contract/profile'
import type { Ctx } from '#platform/ctx'
import { documentText } from '#platform/content/document-text'
import { fail } from '#platform/app-error'
import { countOthers, deleteDraftRow, draftById, draftsOf, lockDrafts, putDraft } from './store.ts'

/** Length of the excerpt in the list. */
const excerptLength = 120

export async function listDrafts(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof contract.listDrafts>,
): Promise<Result<typeof contract.listDrafts>> {
  const page = { skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } = await draftsOf(ctx.db, ctx.actor.id, page)
  return { records: rows.map((row) => ({ ...shown(row), excerpt: row.excerpt })), total, pageNo, pageSize }
}

/** For its owner only; for anybody else it is not found. */
export async function getDraft(
  ctx: Ctx,
  { id }: Input<typeof contract.getDraft>,
): Promise<Result<typeof contract.getDraft>> {
  const row = (await draftById(ctx.db, ctx.actor.id, id)) ?? fail(commonErrors.NOT_FOUND)
  return { ...shown(row), content: documentTree.catch({ blocks: [] }).parse(row.content) }
}

/** the same key is the same draft, however often it is saved. */
export async function saveDraft(
  ctx: Ctx,
  { key, type, title, content }: Input<typeof contract.saveDraft>,
): Promise<Result<typeof contract.saveDraft>> {
  const accountId = ctx.actor.id
  await lockDrafts(ctx.db, accountId)
  if ((await countOthers(ctx.db, accountId, key)) >= mostDrafts)
    fail(profileErrors.DRAFTS_FULL, { most: mostDrafts })
  const id = await putDraft(ctx.db, accountId, {
    clientKey: key,
    type,
    title,
    content: JSON.stringify(content),
    excerpt: excerptOf(content),
    savedAt: ctx.now,
  })
  return { id, savedAt: ctx.now.toISOString() }
}

export async function deleteDraft(
  ctx: Ctx,
  { id }: Input<typeof contract.deleteDraft>,
): Promise<Result<typeof contract.deleteDraft>> {
  if (!(await deleteDraftRow(ctx.db, ctx.actor.id, id))) fail(commonErrors.NOT_FOUND)
  return { id }
}

type Row = {
  readonly id: string
  readonly clientKey: string
  readonly type: contract.DraftType
  readonly title: string
  readonly savedAt: Date
}

const shown = ({ id, clientKey, type, title, savedAt }: Row) => ({
  id,
  key: clientKey,
  type,
  title,
  savedAt: savedAt.toISOString(),
})

/** Truncates between characters, never inside one. */
const excerptOf = (content: DocumentTree) =>
  Array.from(documentText(content)).slice(0, excerptLength).join('')
