import { activePeople } from '#domains/identity'
import { recipientsOf, removeAbout, send } from '#domains/message'
import { audienceKeysOfAll, inAudience } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { noticeOf } from '../notices.ts'
import { managedItem } from '../queries.ts'
import { reading } from '../progress/queries.ts'
import { isNamed, newsStateOf } from '../rules.ts'
import { updateItem } from '../store.ts'
import { lockBroadcast, objectOf, broadcastsOf, updateBroadcast } from './store.ts'

/** People per transaction: their inboxes are locked for some tens of milliseconds only. */
const step = 500

type Item = NonNullable<Awaited<ReturnType<typeof managedItem>>>
type Broadcast = NonNullable<Awaited<ReturnType<typeof lockBroadcast>>>

/**
 * One step of a broadcast: the next people after those it has reached. The messages and the progress are one commit,
 * so a dying worker leaves nobody out, and its successor notifies nobody twice. Returns whether more is left.
 */
export async function runBroadcastStep(ctx: Ctx, id: string): Promise<boolean> {
  const broadcast = await lockBroadcast(ctx.db, id)
  if (!broadcast || broadcast.endedAt || broadcast.dueAt > ctx.parts.clock.now()) return false
  const item = await managedItem(ctx.db, broadcast.itemId)
  if (!item) return false
  const { people, sent } = await (broadcast.event === 'swept' ? sweep : notifyAudience)(ctx, item, broadcast)
  return keepStep(ctx, broadcast, { people, sent })
}

async function keepStep(ctx: Ctx, broadcast: Broadcast, { people, sent }: Done): Promise<boolean> {
  const isLast = people.length < step
  const walked = broadcast.walked + people.length
  const at = ctx.parts.clock.now()
  await updateBroadcast(ctx.db, broadcast.id, {
    reached: people.at(-1) ?? broadcast.reached,
    walked,
    told: broadcast.told + sent,
    beatAt: at,
    endedAt: isLast ? at : null,
  })
  if (isLast && (broadcast.event === 'published' || broadcast.event === 'changed'))
    await updateItem(ctx.db, broadcast.itemId, { meant: walked })
  return !isLast
}

type Done = { readonly people: readonly string[]; readonly sent: number }
const nothing: Done = { people: [], sent: 0 }

async function notifyAudience(ctx: Ctx, item: Item, broadcast: Broadcast): Promise<Done> {
  const { id, event, version } = broadcast
  if (event === 'swept') return nothing
  const isPast = event !== 'published' && version !== item.version
  if (isPast || newsStateOf(item, ctx.parts.clock.now()) !== 'shown') return nothing
  const people = await meantPeople(ctx, item, broadcast)
  if (event === 'changed') await takeBackEarlier(ctx, item, { id, people })
  const sent = await send(ctx, noticeOf[event], {
    accountIds: people,
    object: objectOf(id),
    filling: { title: item.title, version: item.version },
    link: `/news/detail?id=${item.id}&kind=notice`,
  })
  return { people, sent: sent.length }
}

async function meantPeople(ctx: Ctx, item: Item, { event, reached }: Broadcast): Promise<readonly string[]> {
  const account = 'identity.account.id'
  const isWaiting = event === 'reminder' ? [reading(item, 'waiting', account)] : []
  const people = await activePeople(ctx.db, {
    isMeant: [inAudience(item.audience, account), ...isWaiting],
    after: reached,
    limit: step,
  })
  return people.map(({ id }) => id)
}

/** One message per announcement: messages about earlier versions are removed. */
async function takeBackEarlier(
  ctx: Ctx,
  item: Item,
  { id, people }: { readonly id: string; readonly people: readonly string[] },
): Promise<void> {
  const earlier = (await broadcastsOf(ctx.db, item.id)).filter((row) => BigInt(row.id) < BigInt(id))
  const objects = earlier.map((row) => objectOf(row.id))
  if (objects.length > 0) await removeAbout(ctx.db, { accountIds: people, objects, at: ctx.now })
}

/** Removes the messages of people who may not read it: all of them once it is withdrawn. */
async function sweep(ctx: Ctx, item: Item, { reached }: Broadcast): Promise<Done> {
  const objects = (await broadcastsOf(ctx.db, item.id)).map(({ id }) => objectOf(id))
  const people = await recipientsOf(ctx.db, objects, { after: reached, limit: step })
  const keys = await audienceKeysOfAll(ctx.db, people)
  const mayRead = (id: string) => item.state === 'published' && isNamed(item.audience, keys.get(id) ?? [])
  const leaving = people.filter((id) => !mayRead(id))
  await removeAbout(ctx.db, { accountIds: leaving, objects, at: ctx.now })
  return { people, sent: 0 }
}
