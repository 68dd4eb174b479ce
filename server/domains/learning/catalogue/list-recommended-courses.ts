import type { listRecommendedCourses as contract } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import {
  type CatalogueCard,
  catalogueCards,
  type CatalogueFilter,
  type CatalogueOrder,
  cataloguePage,
} from '#domains/course'
import { accountNames } from '#domains/identity'
import { colleaguesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { recommendedTo } from '../manager/recommend-store.ts'
import { cardsOf } from './cards.ts'
import { completedBy, lastEntered, standsWith } from './queries.ts'
import { favouriteOf, recommendedOf } from './recommend-rules.ts'
import { visitorOf } from './visitor.ts'

/** Limit per reason; nobody reads a longer list. */
const mostPerReason = 24
const colleaguesAsked = 100
const lastLookedAt = 20

export const anything: CatalogueFilter = {
  text: '',
  kinds: [],
  categoryId: undefined,
  unitIds: undefined,
  isCompulsory: false,
  hasExam: false,
  isMobile: false,
  hasHours: false,
  isLearnt: false,
  publishedFrom: undefined,
  publishedUntil: undefined,
  also: [],
}

/** Recommended courses with a simple reason that the page can show (B-251). */
export async function listRecommendedCourses(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const advice = await recommendedTo(ctx.db, ctx.actor.id, mostPerReason)
  const colleagues = await completedBy(
    ctx.db,
    await colleaguesOf(ctx.db, ctx.actor.id, colleaguesAsked),
    mostPerReason * 2,
  )
  const chosen = recommendedOf(await foundFor(ctx, { advised: idsOf(advice), completed: idsOf(colleagues) }))
  const page = chosen.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const cards = await cardsOf(
    ctx,
    page.map(({ course }) => course),
  )
  const people = new Map(colleagues.map((row) => [row.courseId, row.people]))
  const adviceOf = await adviceTexts(ctx, advice)
  return {
    pageNo,
    pageSize,
    total: chosen.length,
    records: cards.map((card, i) => ({
      ...card,
      reason: page[i]?.reason ?? 'popular',
      colleagues: people.get(card.itmId) ?? 0,
      ...adviceOf(card.itmId),
    })),
  }
}

type Known = { readonly advised: readonly string[]; readonly completed: readonly string[] }

/** Courses for each reason; `advised` by a manager, `completed` by colleagues. */
async function foundFor(ctx: Ctx, { advised, completed }: Known) {
  const visitor = await visitorOf(ctx)
  const isNew = [standsWith(ctx.actor.id, 'NOT_ENROLLED')]
  const some = (filter: Partial<CatalogueFilter>, order: CatalogueOrder, keys = visitor.keys) =>
    cataloguePage(
      ctx.db,
      { visitor: { ...visitor, keys }, filter: { ...anything, ...filter, also: isNew } },
      { order, isRising: false, skip: 0, most: mostPerReason },
    )
  const positions = visitor.keys.filter((key) => key.startsWith('position:'))
  const entered = await catalogueCards(ctx.db, visitor, await lastEntered(ctx.db, ctx.actor.id, lastLookedAt))
  const categoryId = favouriteOf(entered)
  const [manager, compulsory, position, colleagues, category, popular] = await Promise.all([
    catalogueCards(ctx.db, visitor, advised),
    some({ isCompulsory: true }, 'publishedAt'),
    positions.length === 0 ? [] : some({}, 'publishedAt', positions),
    unentered(ctx, await catalogueCards(ctx.db, visitor, completed)),
    categoryId === undefined ? [] : some({ categoryId }, 'rating'),
    some({ isLearnt: true }, 'learners'),
  ])
  return { manager, compulsory, position, colleagues, category, popular }
}

const idsOf = (rows: readonly { readonly courseId: string }[]) => rows.map(({ courseId }) => courseId)

async function unentered(ctx: Ctx, cards: readonly CatalogueCard[]): Promise<CatalogueCard[]> {
  const mine = new Set(await lastEntered(ctx.db, ctx.actor.id, 1000))
  return cards.filter(({ id }) => !mine.has(id))
}

type Advice = Awaited<ReturnType<typeof recommendedTo>>

/** Who recommends a course, and their comment; of several, the last. */
async function adviceTexts(ctx: Ctx, advice: Advice) {
  const names = await accountNames(ctx.db, [...new Set(advice.map((item) => item.recommendedBy))])
  return (courseId: string) => {
    const last = advice.find((item) => item.courseId === courseId)
    return { recommendedBy: names.get(last?.recommendedBy ?? '') ?? '', note: last?.note ?? '' }
  }
}
