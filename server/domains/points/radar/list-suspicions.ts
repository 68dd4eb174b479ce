import type { Input, Result } from '@lyceum/contract/kit'
import type { listSuspicions as contract } from '@lyceum/contract/points'
import { z } from 'zod'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, reachOf } from '#domains/org'
import { cursorOf, cursorText } from '#platform/db/cursor'
import type { Ctx } from '#platform/ctx'
import { suspicionsBelow } from './queries.ts'

const pageSize = 30

const stored = z.object({
  partnerId: z.string().optional(),
  count: z.int(),
  of: z.int(),
  seconds: z.int(),
})

export async function listSuspicions(
  ctx: Ctx,
  { state, after }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const found = await suspicionsBelow(ctx.db, {
    reach: await reachOf(ctx, 'points.review'),
    isDecided: state === 'decided',
    below: cursorOf(after),
    limit: pageSize + 1,
  })
  const shown = found.slice(0, pageSize).map((row) => ({ ...row, evidence: stored.parse(row.evidence) }))
  const last = found.length > pageSize ? shown.at(-1) : undefined
  const people = [...new Set(shown.map(({ accountId }) => accountId))]
  const others = shown.flatMap(({ evidence, decidedBy }) => [
    ...(evidence.partnerId === undefined ? [] : [evidence.partnerId]),
    ...(decidedBy === null ? [] : [decidedBy]),
  ])
  const names = await accountNames(ctx.db, [...new Set([...people, ...others])])
  const units = people.length === 0 ? new Map<string, { name: string }>() : await mainUnitsOf(ctx.db, people)
  const named = (id: string | null | undefined) => (id ? (names.get(id) ?? null) : null)
  return {
    records: shown.map(({ at, amount, evidence, decidedAt, decidedBy, ...row }) => {
      const { partnerId, ...seen } = evidence
      return {
        ...row,
        at: at.toISOString(),
        name: named(row.accountId) ?? '',
        unit: units.get(row.accountId)?.name ?? '',
        amount: Number(amount),
        evidence: { ...seen, partner: named(partnerId) },
        decidedAt: decidedAt?.toISOString() ?? null,
        decidedBy: named(decidedBy),
      }
    }),
    next: last ? cursorText({ updatedAt: last.at, id: last.id }) : '',
  }
}
