import { accountNames, peopleWithPermission } from '#domains/identity'
import { send } from '#domains/message'
import { pathOf } from '#domains/org'
import { dutyProposed } from '#events/learning'
import { on } from '#platform/domain'
import { ruleById } from '../duty/rule/store.ts'
import { proposedNotice } from './notices.ts'

/** Notifies the people who may approve a rule, except its proposer. */
export const notifyProposed = on(dutyProposed, 'tellProposed', async (ctx, { ruleId, proposedBy }) => {
  const rule = await ruleById(ctx.db, ruleId)
  if (rule?.state !== 'proposed') return
  const path = rule.unitId === null ? [] : ((await pathOf(ctx.db, rule.unitId)) ?? [])
  const query = { permission: 'learning.assign', roles: ['TADM', 'ADM'], path } as const
  const accountIds = (await peopleWithPermission(ctx.db, query)).filter((id) => id !== proposedBy)
  const by = (await accountNames(ctx.db, [proposedBy])).get(proposedBy) ?? ''
  await send(ctx, proposedNotice, {
    accountIds,
    object: `learning.duty_rule:${ruleId}:${rule.updatedAt.getTime()}`,
    filling: { rule: rule.title, by },
    link: `/manage/duties/${ruleId}`,
  })
})
