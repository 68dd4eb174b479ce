import { commonErrors, type Locale } from '@lyceum/contract/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Actor, Ctx, Site } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { RequestResolvers } from '#platform/http'
import { openCtx } from '#platform/ctx/open-ctx'
import type { Parts } from '#platform/parts'
import { listHomeSchedule } from '../schedule.ts'
import { feedPath, tokenHashOf } from './feed.ts'
import { type CalendarEvent, icalOf } from './ical.ts'
import { readFeed } from './store.ts'
import { texts } from './text.ts'

type CalendarDeps = {
  readonly partsNow: () => Parts
  readonly resolvers: RequestResolvers
  readonly actorOf: (parts: Parts, site: Site, who: { id: string; role: string }) => Promise<Actor>
}

const address = z.object({ name: z.string().regex(/^[\w-]{43}\.ics$/) })
const day = 86_400_000
const stretch = { back: 14, ahead: 76 }

/**
 * What is due for somebody, for calendar programs without a session. The link is the credential: 256 bits that were
 * shown once; it has the current permissions of its owner, and none once the owner has left.
 */
export function addCalendar(app: FastifyInstance, { partsNow, resolvers, actorOf }: CalendarDeps): void {
  app.get(`${feedPath}/:name`, async (request, reply) => {
    const parts = partsNow()
    const site = await resolvers.findSite(parts, request.hostname)
    const { data } = address.safeParse(request.params)
    const token = data?.name.slice(0, 43) ?? fail(commonErrors.NO_SUCH_CALL)
    const accountId = await readFeed(parts.database.of(site.id), tokenHashOf(token), parts.clock.now())
    if (accountId === undefined) fail(commonErrors.NO_SUCH_CALL)
    const actor = await actorOf(parts, site, { id: accountId, role: 'NLRN' })
    if (actor.id !== accountId) fail(commonErrors.NO_SUCH_CALL)
    const ctx = openCtx({ parts, site, listeners: resolvers.listeners, actor })
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    return reply.send(await calendarText(ctx, `${request.protocol}://${request.host}`))
  })
}

async function calendarText(ctx: Ctx, origin: string): Promise<string> {
  const at = (days: number) => new Date(ctx.now.getTime() + days * day).toISOString()
  const { records } = await listHomeSchedule(ctx, {
    startTime: at(-stretch.back),
    endTime: at(stretch.ahead),
  })
  const t = texts[ctx.locale satisfies Locale]
  const events = records.map(({ itmId, title, kind, from, until }): CalendarEvent => ({
    uid: `${ctx.site.id}-${itmId}-${kind}@lyceum`,
    title: t.event(t.kinds[kind], title),
    from: new Date(from),
    until: until === null ? null : new Date(until),
    address: `${origin}/course/detail?itmId=${itmId}`,
  }))
  return icalOf({ name: t.name(ctx.site.name[ctx.locale]), now: ctx.now, events })
}
