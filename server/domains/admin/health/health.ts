import { type getHealth, healthLanes, healthParts } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { mediaTrouble } from '#domains/file'
import { lastLedgerCheck } from '#domains/points'
import { lastCheck } from '#platform/audit/check'
import type { Ctx } from '#platform/ctx'
import { askArchive, askParts, askQueue } from '#platform/health/ask-parts'
import { askLanes, askWorkers } from '#platform/health/ask-workers'
import { version } from '#platform/version'

/** Every part is asked now: a page about health must not show what was true a minute ago. */
export async function health(ctx: Ctx): Promise<Result<typeof getHealth>> {
  const { parts } = ctx
  const [shown, queue, lanes, workers, archive, chain, skew, ledger] = await Promise.all([
    partsShown(ctx),
    askQueue(parts),
    askLanes(parts),
    askWorkers(parts),
    askArchive(parts),
    lastCheck(ctx.db, ctx.site.id),
    clockSkew(ctx),
    lastLedgerCheck(ctx.db),
  ])
  return {
    checkedAt: parts.clock.now().toISOString(),
    parts: shown,
    queue: { ...queue, oldestAt: queue.oldestAt?.toISOString() ?? null },
    lanes: healthLanes.flatMap((name) =>
      lanes
        .filter((one) => one.lane === name)
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
  const [asked, media] = await Promise.all([askParts(parts), mediaTrouble(db)])
  const all = { ...asked, media: media && mediaAway(media) }
  return healthParts.flatMap((name) => (all[name] ? [{ name, ...all[name] }] : []))
}

/** A program is missing or a disk is full where files are prepared; what was said of it is told as it was. */
const mediaAway = ({ count, detail }: { count: number; detail: string }) => ({
  state: 'away' as const,
  ms: 0,
  detail: `${count} · ${detail}`,
})

/** How far this process's own clock is from the database's, at this moment. */
async function clockSkew({ parts }: Ctx): Promise<number> {
  const { value = 0 } = (await parts.metrics.clockSkew.get()).values[0] ?? {}
  return Math.round(value * 1000)
}
