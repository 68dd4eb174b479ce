import { isDeepStrictEqual } from 'node:util'
import type * as contract from '@lyceum/contract/identity'
import { identityErrors } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { languageNames } from '../text.ts'
import { agreementContent } from './content.ts'
import {
  deleteDraft,
  draftOf,
  insertDraft,
  lockKind,
  newestOf,
  putInForce,
  updateDraft,
} from './draft-store.ts'
import { incompleteIn } from './rules.ts'

/** Saves the draft of a kind; there is one at a time, whoever writes it. */
export async function saveAgreementDraft(
  ctx: Ctx,
  { kind, content }: Input<typeof contract.saveAgreementDraft>,
): Promise<Result<typeof contract.saveAgreementDraft>> {
  await lockKind(ctx.db, kind)
  const writing = { content, updatedBy: ctx.actor.id, updatedAt: ctx.now }
  const draft = await draftOf(ctx.db, kind)
  if (draft) {
    await updateDraft(ctx.db, draft.id, writing)
    return { id: draft.id }
  }
  const version = ((await newestOf(ctx.db, kind))?.version ?? 0) + 1
  const id = await insertDraft(ctx.db, { kind, version, ...writing })
  await ctx.audit({
    action: 'identity.agreement.draft',
    object: `identity.agreement:${id}`,
    after: { kind, version },
  })
  return { id }
}

/** From here on people who have not accepted this version are asked before they go on. */
export async function publishAgreement(
  ctx: Ctx,
  { kind }: Input<typeof contract.publishAgreement>,
): Promise<Result<typeof contract.publishAgreement>> {
  await lockKind(ctx.db, kind)
  const draft = (await draftOf(ctx.db, kind)) ?? fail(identityErrors.AGREEMENT_NO_DRAFT)
  const content = agreementContent.parse(draft.content)
  const incomplete = incompleteIn(content)
  if (incomplete)
    fail(identityErrors.AGREEMENT_INCOMPLETE, { language: languageNames[incomplete][ctx.locale] })
  const before = await newestOf(ctx.db, kind)
  if (isDeepStrictEqual(before?.content, draft.content)) fail(identityErrors.AGREEMENT_UNCHANGED)
  await putInForce(ctx.db, draft.id, { publishedBy: ctx.actor.id, publishedAt: ctx.now })
  await ctx.audit({
    action: 'identity.agreement.publish',
    object: `identity.agreement:${draft.id}`,
    before: before && { version: before.version },
    after: { kind, version: draft.version, content },
  })
  return { id: draft.id, version: draft.version }
}

export async function discardAgreementDraft(
  ctx: Ctx,
  { kind }: Input<typeof contract.discardAgreementDraft>,
): Promise<Result<typeof contract.discardAgreementDraft>> {
  await lockKind(ctx.db, kind)
  const { id, content } = (await draftOf(ctx.db, kind)) ?? fail(identityErrors.AGREEMENT_NO_DRAFT)
  await deleteDraft(ctx.db, id)
  await ctx.audit({
    action: 'identity.agreement.discard',
    object: `identity.agreement:${id}`,
    before: content,
  })
  return { kind }
}
