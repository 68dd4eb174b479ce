import { healthQueues, healthParts } from '@lyceum/contract/admin'
import type * as contract from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { mediaTrouble } from '#domains/file'
import { lastLedgerCheck } from '#domains/points'
import { lastCheck } from '#platform/audit/verify-chain'
import type { Ctx } from '#platform/ctx'
import { readArchiveHealth, checkParts, readQueueHealth } from '#platform/process/health/check-parts'
import { readQueueLoads, readWorkerHealth } from '#platform/process/health/worker-health'
import { version } from '#platform/process/version'

/** Every part is checked now: a health page must not show stale results. */
export async function getHealth(ctx: Ctx): Promise<Result<typeof contract.getHealth>> {
  const { parts } = ctx
  const [shown, queue, queues, workers, archive, chain, skew, ledger] = await Promise.all([
    partsShown(ctx),
    readQueueHealth(parts),
    readQueueLoads(parts),
    readWorkerHealth(parts),
    readArchiveHealth(parts),
    lastCheck(ctx.db, ctx.site.id),
    clockSkew(ctx),
    lastLedgerCheck(ctx.db),
  ])
  return {
    checkedAt: parts.clock.now().toISOString(),
    parts: shown,
    queue: { ...queue, oldestAt: queue.oldestAt?.toISOString() ?? null },
    lanes: healthQueues.flatMap((name) =>
      queues
        .filter((stats) => stats.lane === name)
        .map(({ waiting, running, oldestAt }) => ({
          name,
          waiting,
          running,
          oldestAt: oldestAt?.toISOString() ?? null,
        })),
    ),
    workers: workers.map(({ name, running, startedAt, beatAt }) => ({
      name,
      running,
      startedAt: startedAt.toISOString(),
      beatAt: beatAt.toISOString(),
    })),
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

async function partsShown({ parts, db }: Ctx) {
  const [checked, media] = await Promise.all([checkParts(parts), mediaTrouble(db)])
  const all = { ...checked, media: media && mediaAway(media) }
  return healthParts.flatMap((name) => (all[name] ? [{ name, ...all[name] }] : []))
}

/** A program is missing or a disk is full where files are prepared; the error is shown verbatim. */
const mediaAway = ({ count, detail }: { count: number; detail: string }) => ({
  state: 'away' as const,
  ms: 0,
  detail: `${count} · ${detail}`,
})

/** Current difference between this process's clock and the database's. */
async function clockSkew({ parts }: Ctx): Promise<number> {
  const { value = 0 } = (await parts.metrics.clockSkew.get()).values[0] ?? {}
  return Math.round(value * 1000)
}
