import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/leave'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Headline } from '#platform/domain/headline'
import { ownRequests, requestsToDecide } from './queries.ts'
import { placeFor, seatOf } from './approver-seat.ts'
import { type LeaveRequest, requestById } from './store.ts'

type Shown = Result<typeof contract.getLeave>

/** the id must be the caller's own; another person's list is not found. */
export async function listLeave(
  ctx: Ctx,
  { id, scope, isPending, pageNo, pageSize }: Input<typeof contract.listLeave>,
): Promise<Result<typeof contract.listLeave>> {
  if (id !== ctx.actor.id) fail(commonErrors.NOT_FOUND)
  const page = { skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } =
    scope === 'MINE'
      ? await ownRequests(ctx.db, id, page)
      : await requestsToDecide(ctx.db, await seatOf(ctx), { ...page, isPending })
  return { pageNo, pageSize, total, records: await shown(ctx, rows) }
}

/** For the requester, the people who may decide it, and those who were asked. */
export async function getLeave(
  ctx: Ctx,
  { id }: Input<typeof contract.getLeave>,
): Promise<Result<typeof contract.getLeave>> {
  const request = (await requestById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await maySee(ctx, request))) fail(commonErrors.NOT_FOUND)
  const [detail] = await shown(ctx, [request])
  return detail ?? fail(commonErrors.NOT_FOUND)
}

/** The leave request waiting longest for me; its reason may be private and is shown only where it is decided. */
export async function leaveHeadline(ctx: Ctx): Promise<Headline | undefined> {
  const page = { isPending: true, skip: 0, most: 1 }
  const { rows } = await requestsToDecide(ctx.db, await seatOf(ctx), page)
  const [row] = await shown(ctx, rows)
  return row && { title: row.title, who: row.name }
}

async function maySee(ctx: Ctx, request: LeaveRequest): Promise<boolean> {
  const me = ctx.actor.id
  const { accountId, approverId, escalatedTo, decidedBy, onBehalfOf } = request
  if (accountId === me) return !request.isHidden
  if (request.state === 'pending') return (await placeFor(ctx, request)) !== undefined
  return [approverId, escalatedTo, decidedBy, onBehalfOf].includes(me)
}

async function shown(ctx: Ctx, rows: readonly LeaveRequest[]): Promise<Shown[]> {
  const people = rows.flatMap((row) => [row.accountId, row.approverId, row.decidedBy, row.onBehalfOf])
  const names = await accountNames(ctx.db, [...new Set(people.filter((id) => id !== null))])
  const nameOf = (accountId: string | null) => (accountId === null ? '' : (names.get(accountId) ?? ''))
  const units = await mainUnitsOf(
    ctx.db,
    rows.map(({ accountId }) => accountId),
  )
  const titles = await titlesOf(
    ctx.db,
    rows.flatMap(({ courseId }) => courseId ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    usrEntId: row.accountId,
    name: nameOf(row.accountId),
    unit: units.get(row.accountId)?.name ?? '',
    itmId: row.courseId,
    title: row.courseId === null ? '' : (titles.get(row.courseId) ?? ''),
    type: row.type,
    reason: row.reason,
    from: row.fromAt.toISOString(),
    until: row.untilAt.toISOString(),
    askedAt: row.askedAt.toISOString(),
    state: row.state,
    opinion: row.opinion,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: nameOf(row.decidedBy),
    onBehalfOf: nameOf(row.onBehalfOf),
    approver: nameOf(row.approverId),
    isEscalated: row.escalatedAt !== null,
  }))
}
