import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { getNewsDraft as Get, listNews as List } from '@lyceum/contract/news'
import { accountNames } from '#domains/identity'
import { audienceNames, audienceOf, namesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { shownAttachments } from '../attachment/attachments.ts'
import { managedItem } from '../queries.ts'
import { newsStateOf } from '../rules.ts'
import { broadcastsOf } from '../broadcast/store.ts'
import { managedPage } from './queries.ts'
import { parsed } from './compare-text.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export async function listNews(ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> {
  const rows = await managedPage(ctx, input)
  const shown = rows.slice(0, input.pageSize)
  const authors = await accountNames(ctx.db, [...new Set(shown.map(({ createdBy }) => createdBy))])
  const last = rows.length > input.pageSize ? shown.at(-1) : undefined
  return {
    next: last?.id ?? '',
    records: shown.map(({ createdBy, ...row }) => ({
      ...row,
      state: newsStateOf(row, ctx.now),
      shownFrom: iso(row.shownFrom),
      shownUntil: iso(row.shownUntil),
      author: authors.get(createdBy) ?? '',
    })),
  }
}

export async function getNewsDraft(ctx: Ctx, { id }: Input<typeof Get>): Promise<Result<typeof Get>> {
  const row = (await managedItem(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { kind, title, summary, isPinned, mustAcknowledge, isPublic, place, unitId } = row
  const { version, revision, reads, acknowledged, meant, audience } = row
  const keys = audience.filter((key) => key !== 'all')
  const names = await audienceNames(ctx.db, keys)
  const { units } = await namesOf(ctx.db, { unitIds: [unitId], positionIds: [], gradeIds: [] })
  return {
    id,
    kind,
    title,
    summary,
    isPinned,
    mustAcknowledge,
    isPublic,
    place,
    unitId,
    version,
    revision,
    reads,
    acknowledged,
    meant,
    state: newsStateOf(row, ctx.now),
    isKnown: row.publishedAt !== null,
    content: parsed(row.content),
    audience: audienceOf(keys),
    audienceNames: keys.map((key) => ({ key, name: names.get(key) ?? '' })),
    unitName: units.get(unitId ?? '') ?? '',
    shownFrom: iso(row.shownFrom),
    shownUntil: iso(row.shownUntil),
    files: await shownAttachments(ctx, id, 'news.manage'),
    tellings: await deliveries(ctx, id),
  }
}

async function deliveries(ctx: Ctx, id: string): Promise<Result<typeof Get>['tellings']> {
  const broadcasts = await broadcastsOf(ctx.db, id)
  return broadcasts.flatMap(({ event, version, dueAt, told: deliveries, endedAt }) =>
    event === 'swept'
      ? []
      : [
          {
            event,
            version,
            dueAt: dueAt.toISOString(),
            told: deliveries,
            isUnderWay: endedAt === null && dueAt <= ctx.now,
            isAhead: endedAt === null && dueAt > ctx.now,
          },
        ],
  )
}
