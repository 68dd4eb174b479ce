import type { listApprovals as contract } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { approvalPage } from './approval-queries.ts'
import { sitAt } from './desk.ts'

/** B-225: what waits at a desk, and what was decided there, by the manager or by who stood in for them. */
export async function approvalList(
  ctx: Ctx,
  { id, isPending, pageNo, pageSize }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await sitAt(ctx, id)
  const page = { isPending, skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } = await approvalPage(ctx.db, id, page)
  const titles = await titlesOf(
    ctx.db,
    rows.map(({ courseId }) => courseId),
  )
  const people = rows.flatMap((row) => [row.accountId, row.approverId, row.decidedBy, row.onBehalfOf])
  const names = await accountNames(ctx.db, [...new Set(people.filter((one) => one !== null))])
  const units = await mainUnitsOf(
    ctx.db,
    rows.map(({ accountId }) => accountId),
  )
  const nameOf = (accountId: string | null) => (accountId === null ? '' : (names.get(accountId) ?? ''))
  return {
    pageNo,
    pageSize,
    total,
    records: rows.map((row) => ({
      id: row.id,
      itmId: row.courseId,
      title: titles.get(row.courseId) ?? '',
      usrEntId: row.accountId,
      name: nameOf(row.accountId),
      unit: units.get(row.accountId)?.name ?? '',
      state: row.state,
      opinion: row.opinion,
      askedAt: row.askedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: nameOf(row.decidedBy),
      onBehalfOf: nameOf(row.onBehalfOf),
      // Handed up to this desk by the manager who was asked first.
      escalatedFrom: row.escalatedTo === id ? nameOf(row.approverId) : '',
      isEscalated: row.escalatedAt !== null,
    })),
  }
}
