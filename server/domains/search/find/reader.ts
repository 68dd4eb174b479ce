import { type SearchType, searchTypes } from '@lyceum/contract/search'
import type { Area } from '@lyceum/contract/site'
import { audienceKeysOf } from '#domains/org'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import type { Reader } from '../engine/engine.ts'

/** The part of the portal that shows a type; a site that has disabled it finds nothing of it. */
const areaOf: Readonly<Partial<Record<SearchType, Area>>> = {
  exam: 'exam',
  knowledge: 'knowledge',
  question: 'qa',
  circle: 'circle',
  notice: 'news',
  article: 'news',
}

/** The requester, as the index knows them. */
export async function readerOf(ctx: Ctx): Promise<Reader> {
  const settings = await settingsOf(ctx)
  const isOpen = (type: SearchType) => {
    const area = areaOf[type]
    return area === undefined || settings[`area.${area}`]
  }
  return {
    keys: await audienceKeysOf(ctx.db, ctx.actor.id),
    isExternal: ctx.actor.isExternal,
    types: searchTypes.filter(isOpen),
    now: ctx.now,
  }
}
