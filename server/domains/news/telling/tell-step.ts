import { activePeople } from '#domains/identity'
import { holdersOf, removeAbout, send } from '#domains/message'
import { audienceKeysOfAll, inAudience } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { noticeOf } from '../notices.ts'
import { managedItem } from '../queries.ts'
import { reading } from '../progress/queries.ts'
import { isNamed, standingOf } from '../rules.ts'
import { updateItem } from '../store.ts'
import { lockTelling, objectOf, tellingsOf, updateTelling } from './store.ts'

/** So many people in one transaction: their inboxes are held for some tens of milliseconds and no longer. */
const step = 500

type Item = NonNullable<Awaited<ReturnType<typeof managedItem>>>
type Telling = NonNullable<Awaited<ReturnType<typeof lockTelling>>>

/**
 * One step of a telling: the next people behind those it has reached. What was done and how far it came are one
 * commit, so a worker that dies leaves nobody out, and whoever goes on tells nobody twice. Answers whether more is left.
 */
export async function tellStep(ctx: Ctx, id: string): Promise<boolean> {
  const telling = await lockTelling(ctx.db, id)
  if (!telling || telling.endedAt || telling.dueAt > ctx.parts.clock.now()) return false
  const item = await managedItem(ctx.db, telling.itemId)
  if (!item) return false
  const { people, told } = await (telling.event === 'swept' ? sweep : tell)(ctx, item, telling)
  return keepStep(ctx, telling, { people, told })
}

async function keepStep(ctx: Ctx, telling: Telling, { people, told }: Done): Promise<boolean> {
  const isLast = people.length < step
  const walked = telling.walked + people.length
  const at = ctx.parts.clock.now()
  await updateTelling(ctx.db, telling.id, {
    reached: people.at(-1) ?? telling.reached,
    walked,
    told: telling.told + told,
    beatAt: at,
    endedAt: isLast ? at : null,
  })
  if (isLast && (telling.event === 'published' || telling.event === 'changed'))
    await updateItem(ctx.db, telling.itemId, { meant: walked })
  return !isLast
}

type Done = { readonly people: readonly string[]; readonly told: number }
const nothing: Done = { people: [], told: 0 }

async function tell(ctx: Ctx, item: Item, telling: Telling): Promise<Done> {
  const { id, event, version } = telling
  if (event === 'swept') return nothing
  const isPast = event !== 'published' && version !== item.version
  if (isPast || standingOf(item, ctx.parts.clock.now()) !== 'shown') return nothing
  const people = await meantPeople(ctx, item, telling)
  if (event === 'changed') await takeBackEarlier(ctx, item, { id, people })
  const told = await send(ctx, noticeOf[event], {
    accountIds: people,
    object: objectOf(id),
    filling: { title: item.title, version: item.version },
    link: `/news/detail?id=${item.id}&kind=notice`,
  })
  return { people, told: told.length }
}

async function meantPeople(ctx: Ctx, item: Item, { event, reached }: Telling): Promise<readonly string[]> {
  const account = 'identity.account.id'
  const isWaiting = event === 'reminder' ? [reading(item, 'waiting', account)] : []
  const people = await activePeople(ctx.db, {
    isMeant: [inAudience(item.audience, account), ...isWaiting],
    after: reached,
    limit: step,
  })
  return people.map(({ id }) => id)
}

/** One message about one announcement: what was said of earlier versions is of no use now. */
async function takeBackEarlier(
  ctx: Ctx,
  item: Item,
  { id, people }: { readonly id: string; readonly people: readonly string[] },
): Promise<void> {
  const earlier = (await tellingsOf(ctx.db, item.id)).filter((one) => BigInt(one.id) < BigInt(id))
  const objects = earlier.map((one) => objectOf(one.id))
  if (objects.length > 0) await removeAbout(ctx.db, { accountIds: people, objects, at: ctx.now })
}

/** Takes back the messages of whoever may not read it: all of them once it is withdrawn. */
async function sweep(ctx: Ctx, item: Item, { reached }: Telling): Promise<Done> {
  const objects = (await tellingsOf(ctx.db, item.id)).map(({ id }) => objectOf(id))
  const people = await holdersOf(ctx.db, objects, { after: reached, limit: step })
  const keys = await audienceKeysOfAll(ctx.db, people)
  const mayRead = (id: string) => item.state === 'published' && isNamed(item.audience, keys.get(id) ?? [])
  const leaving = people.filter((id) => !mayRead(id))
  await removeAbout(ctx.db, { accountIds: leaving, objects, at: ctx.now })
  return { people, told: 0 }
}
