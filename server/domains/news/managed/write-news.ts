import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { newsErrors } from '@lyceum/contract/news'
import type { copyNews as Copy, createNews as Create, saveNews as Save } from '@lyceum/contract/news'
import { audienceKeys, audienceWithin, unitsWithin } from '#domains/org'
import { newsChanged } from '#events/news'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { filesFor } from '../attachment/attachments.ts'
import { filesOf, replaceFiles } from '../attachment/store.ts'
import { managedItem } from '../queries.ts'
import { isTimely } from '../rules.ts'
import { insertItem, lockItem, updateItem } from '../store.ts'
import { followChange } from './broadcast-change.ts'
import { hasTextChanged, parsed } from './compare-text.ts'

export async function createNews(
  ctx: Ctx,
  { kind, title }: Input<typeof Create>,
): Promise<Result<typeof Create>> {
  const id = await insertItem(ctx.db, { kind, title, createdBy: ctx.actor.id })
  await ctx.audit({ action: 'news.create', object: `news.item:${id}`, after: { kind, title } })
  return { id }
}

/** The same text for the same people; its author chooses the time again. */
export async function copyNews(
  ctx: Ctx,
  { id: from, title }: Input<typeof Copy>,
): Promise<Result<typeof Copy>> {
  const original = (await managedItem(ctx.db, from)) ?? fail(commonErrors.NOT_FOUND)
  const { kind, summary, audience, unitId, mustAcknowledge, place } = original
  const id = await insertItem(ctx.db, { kind, title, createdBy: ctx.actor.id })
  const content = parsed(original.content)
  await updateItem(ctx.db, id, { summary, content, audience, unitId, mustAcknowledge, place })
  await replaceFiles(ctx.db, id, await filesOf(ctx.db, from))
  await ctx.audit({ action: 'news.copy', object: `news.item:${id}`, after: { title, from } })
  return { id }
}

/** A changed text of something published is a new version: people are asked to acknowledge again. */
export async function saveNews(
  ctx: Ctx,
  { id, revision, shownFrom, shownUntil, audience, files, ...written }: Input<typeof Save>,
): Promise<Result<typeof Save>> {
  const before = (await lockItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (before.revision !== revision) fail(newsErrors.NEWS_OVERTAKEN)
  await refuseUnknown(ctx, { audience, unitId: written.unitId })
  const [from, until] = timesOf(before, { shownFrom, shownUntil })
  const { attachments, isOther } = await filesFor(ctx, id, { files, content: written.content })
  const isNew = before.publishedAt !== null && (isOther || hasTextChanged(before, written))
  const after = {
    ...written,
    audience: audienceKeys(audience),
    version: before.version + (isNew ? 1 : 0),
    revision: revision + 1,
    shownFrom: from,
    shownUntil: until,
  }
  await updateItem(ctx.db, id, { ...after, ...(isNew ? { acknowledged: 0 } : {}), updatedAt: ctx.now })
  await replaceFiles(ctx.db, id, attachments)
  await ctx.audit({
    action: 'news.save',
    object: `news.item:${id}`,
    before: { title: before.title, version: before.version, audience: before.audience },
    after: {
      title: after.title,
      version: after.version,
      audience: after.audience,
      ...(isOther ? { files } : {}),
    },
  })
  await followChange(ctx, before, after)
  await ctx.publish(newsChanged, { itemId: id })
  return { id, version: after.version, revision: after.revision }
}

type Shown = Pick<Input<typeof Save>, 'shownFrom' | 'shownUntil'>
type Before = NonNullable<Awaited<ReturnType<typeof lockItem>>>

/** When it is shown; what is already shown keeps its start time. */
function timesOf(before: Before, { shownFrom, shownUntil }: Shown): [Date | null, Date | null] {
  const from = momentOf(shownFrom) ?? (before.state === 'published' ? before.shownFrom : null)
  const until = momentOf(shownUntil)
  return isTimely(from, until) ? [from, until] : fail(newsErrors.NEWS_UNTIMELY)
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

type Named = Pick<Input<typeof Save>, 'audience' | 'unitId'>

async function refuseUnknown(ctx: Ctx, { audience, unitId }: Named): Promise<void> {
  const isKnown =
    (await audienceWithin(ctx, 'news.manage', audience)) &&
    (await unitsWithin(ctx, 'news.manage', unitId === null ? [] : [unitId]))
  if (!isKnown) fail(commonErrors.NOT_FOUND)
}
