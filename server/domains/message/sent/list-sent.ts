import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { listSentMessages as contract } from '@lyceum/contract/message'
import { deliveryDays } from '@lyceum/contract/site'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, personWithin, reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { cursorOf, cursorText } from '#platform/db/cursor'
import { endOf, startOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import type { Templates } from '../read-messages.ts'
import { sentBelow, type WantedMessages } from './queries.ts'

const permission = 'site.manage'
const pageSize = 50

/** Messages of people in scope: that they arrived and were opened, not their content. */
export async function listSentMessages(
  ctx: Ctx,
  templates: Templates,
  { after, ...filter }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  if (filter.accountId !== undefined && !(await personWithin(ctx, permission, filter.accountId)))
    fail(commonErrors.NOT_FOUND)
  const criteria = await wantedOf(ctx, filter)
  const found = await sentBelow(ctx.db, criteria, { below: cursorOf(after), limit: pageSize + 1 })
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  const people = [...new Set(rows.map(({ accountId }) => accountId))]
  const names = await accountNames(ctx.db, people)
  const units = await mainUnitsOf(ctx.db, people)
  return {
    records: rows.map(({ id, at, template, accountId, readAt, mailedAt, removedAt }) => ({
      id,
      at: at.toISOString(),
      template,
      title: templates().get(template)?.title[ctx.locale] ?? template,
      person: { id: accountId, name: names.get(accountId) ?? '', unit: units.get(accountId)?.name ?? '' },
      readAt: readAt?.toISOString() ?? null,
      mailedAt: mailedAt?.toISOString() ?? null,
      isRemoved: removedAt !== null,
    })),
    next: last ? cursorText({ updatedAt: last.at, id: last.id }) : '',
  }
}

type Filter = Omit<Input<typeof contract>, 'after'>

/** Messages are kept forever but searched only as far back as mails: a rare one must not cost a scan of years. */
async function wantedOf(ctx: Ctx, { from, to, template, state, accountId }: Filter): Promise<WantedMessages> {
  const { zone } = ctx.site
  const oldest = new Date(ctx.now.getTime() - deliveryDays * 86_400_000)
  const requestedFrom = from === undefined ? oldest : startOf(from, zone)
  return {
    template,
    state,
    accountId,
    reach: await reachOf(ctx, permission),
    from: requestedFrom > oldest ? requestedFrom : oldest,
    until: to === undefined ? undefined : endOf(to, zone),
  }
}
