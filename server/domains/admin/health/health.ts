import { type getHealth, healthParts } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { lastLedgerCheck } from '#domains/points'
import { lastCheck } from '#platform/audit/check'
import type { Ctx } from '#platform/ctx'
import { askArchive, askParts, askQueue } from '#platform/health/ask-parts'
import { version } from '#platform/version'

/** Every part is asked now: a page about health must not show what was true a minute ago. */
export async function health(ctx: Ctx): Promise<Result<typeof getHealth>> {
  const { parts } = ctx
  const [asked, queue, archive, chain, skew, ledger] = await Promise.all([
    askParts(parts),
    askQueue(parts),
    askArchive(parts),
    lastCheck(ctx.db, ctx.site.id),
    clockSkew(ctx),
    lastLedgerCheck(ctx.db),
  ])
  return {
    checkedAt: parts.clock.now().toISOString(),
    parts: healthParts.flatMap((name) => (asked[name] ? [{ name, ...asked[name] }] : [])),
    queue: { ...queue, oldestAt: queue.oldestAt?.toISOString() ?? null },
    chain: chain
      ? { entries: chain.entries, checkedAt: chain.checkedAt.toISOString(), brokenAt: chain.brokenAt ?? null }
      : null,
    ledger: ledger ? { ...ledger, checkedAt: ledger.checkedAt.toISOString() } : null,
    backup: {
      isArchiving: archive.isArchiving,
      lastAt: archive.lastAt?.toISOString() ?? null,
      lastFailedAt: archive.lastFailedAt?.toISOString() ?? null,
    },
    version,
    node: process.versions.node,
    startedAt: new Date(parts.clock.now().getTime() - process.uptime() * 1000).toISOString(),
    clockSkewMs: skew,
  }
}

/** How far this process's own clock is from the database's, at this moment. */
async function clockSkew({ parts }: Ctx): Promise<number> {
  const { value = 0 } = (await parts.metrics.clockSkew.get()).values[0] ?? {}
  return Math.round(value * 1000)
}
