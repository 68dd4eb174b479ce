import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { listDeliveries as contract } from '@lyceum/contract/site'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, personWithin, reachOf, within } from '#domains/org'
import { deliveriesBelow, deliveryCounts } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { cursorOf, cursorText } from '#platform/db/cursor'
import { endOf, startOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import type { NoticeTemplate } from '#platform/domain/notices'

const permission = 'site.manage'
const pageSize = 50
const dayLong = 86_400_000

/** Deliveries sent by the site. Administrators of a part see only its people, and no deliveries without an account. */
export async function listDeliveries(
  ctx: Ctx,
  notices: readonly NoticeTemplate[],
  { after, from, to, channel, template, state, accountId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  if (accountId !== undefined && !(await personWithin(ctx, permission, accountId)))
    fail(commonErrors.NOT_FOUND)
  const { zone } = ctx.site
  const criteria = {
    channel,
    template,
    state,
    accountId,
    whose: within(await reachOf(ctx, permission), 'delivery.account_id'),
    from: from === undefined ? undefined : startOf(from, zone),
    until: to === undefined ? undefined : endOf(to, zone),
  }
  const found = await deliveriesBelow(ctx.db, criteria, { below: cursorOf(after), limit: pageSize + 1 })
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  const people = [...new Set(rows.flatMap((row) => row.accountId ?? []))]
  const names = await accountNames(ctx.db, people)
  const units = await mainUnitsOf(ctx.db, people)
  const titles = new Map(notices.map(({ key, title }) => [key, title[ctx.locale]]))
  const personOf = (id: string) => ({ id, name: names.get(id) ?? '', unit: units.get(id)?.name ?? '' })
  return {
    records: rows.map(({ accountId, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      title: titles.get(row.template) ?? row.template,
      person: accountId === null ? null : personOf(accountId),
    })),
    next: last ? cursorText({ updatedAt: last.at, id: last.id }) : '',
    lastDay: await deliveryCounts(ctx.db, {
      since: new Date(ctx.now.getTime() - dayLong),
      whose: criteria.whose,
    }),
  }
}
