import type { listApprovals as contract } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { approvalPage } from './approval-queries.ts'
import { sitAt } from './deputies.ts'

/** B-225: pending and decided requests of an approver, decided by them or by their deputy. */
export async function listApprovals(
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
  const names = await accountNames(ctx.db, [...new Set(people.filter((personId) => personId !== null))])
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
      // Escalated to this approver by the manager who was asked first.
      escalatedFrom: row.escalatedTo === id ? nameOf(row.approverId) : '',
      isEscalated: row.escalatedAt !== null,
    })),
  }
}
