import { getHealth } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { StatusDot } from '#ui/feedback/status-dot'
import { Descriptions } from '#ui/data/descriptions'
import { Stat, StatRow } from '#ui/data/stat'
import { SectionHead } from '#ui/layout/section-head'
import { text } from '../text/index.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Workers } from './workers.tsx'
import './health-page.css'

const everyMs = 15_000
const tones = { well: 'success', slow: 'warning', away: 'error', unbound: 'error' } as const

export type Health = Result<typeof getHealth>

/** The state of the installation, refreshed every few seconds. */
export function HealthPage() {
  const t = useText(text).health
  const zone = useZone()
  const { data, isError, refetch } = useQuery({ ...read(getHealth), refetchInterval: everyMs, staleTime: 0 })
  const mayRetry = useUser()?.access.includes('health.retry')
  usePageTitle(t.title)
  return (
    <div className="health">
      <header className="admin-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{data ? t.lead(shownTime(data.checkedAt, zone)) : <Skeleton width="240px" />}</p>
        </div>
      </header>
      {isError && !data && <ErrorPanel onRetry={() => void refetch()} />}
      {data && (
        <>
          <HealthSummary health={data} />
          <Services health={data} />
          <Queue health={data} />
          {mayRetry && <FailedJobs />}
          <Workers health={data} />
          <Record health={data} />
          <Ledger health={data} />
          <Program health={data} />
        </>
      )}
    </div>
  )
}

type Part = { readonly health: Health }

/** The state in one sentence. */
function HealthSummary({ health: { parts, queue, workers, chain, ledger } }: Part) {
  const t = useText(text).health
  const troubles =
    parts.filter(({ state }) => state !== 'well').length +
    (queue.aside > 0 ? 1 : 0) +
    (workers.length === 0 ? 1 : 0) +
    (chain?.brokenAt ? 1 : 0) +
    (ledger && ledger.faults > 0 ? 1 : 0)
  return (
    <Banner tone={troubles === 0 ? 'success' : 'warning'}>
      {troubles === 0 ? t.allWell : t.someAway(troubles)}
    </Banner>
  )
}

function Services({ health: { parts } }: Part) {
  const t = useText(text).health
  return (
    <section aria-labelledby="health-services">
      <SectionHead title={t.services} id="health-services" />
      <ul className="health-parts">
        {parts.map(({ name, state, ms, detail }) => (
          <li key={name}>
            <div>
              <b>{t.parts[name]}</b>
              <small>{detail}</small>
            </div>
            <StatusDot tone={tones[state]}>{t.states[state]}</StatusDot>
            <span>{t.took(ms)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Queue({ health: { queue } }: Part) {
  const t = useText(text).health
  const zone = useZone()
  const oldest = queue.oldestAt ? t.oldest(shownTime(queue.oldestAt, zone)) : t.noWaiting
  return (
    <section aria-labelledby="health-queue">
      <SectionHead title={t.queue} id="health-queue" sub={oldest} />
      <StatRow>
        <Stat label={t.waiting} value={queue.waiting} />
        <Stat label={t.running} value={queue.running} />
        <Stat
          label={t.failedJobs}
          value={queue.aside}
          {...(queue.aside > 0 ? { note: t.failedJobsHint, mood: 'care' as const } : {})}
        />
      </StatRow>
    </section>
  )
}

function Record({ health: { chain, backup } }: Part) {
  const t = useText(text).health
  const zone = useZone()
  return (
    <section aria-labelledby="health-chain">
      <SectionHead title={t.chain} id="health-chain" />
      <p>
        {!chain && <StatusDot tone="open">{t.unchecked}</StatusDot>}
        {chain?.brokenAt && <StatusDot tone="error">{t.broken(chain.brokenAt)}</StatusDot>}
        {chain && !chain.brokenAt && (
          <StatusDot tone="success">
            {t.whole(chain.entries.toLocaleString('en-US'), shownTime(chain.checkedAt, zone))}
          </StatusDot>
        )}
      </p>
      <SectionHead title={t.backup} />
      <p>
        <BackupState backup={backup} zone={zone} />
      </p>
    </section>
  )
}

/** Whether the points ledger balances. */
function Ledger({ health: { ledger } }: Part) {
  const t = useText(text).health
  const zone = useZone()
  return (
    <section aria-labelledby="health-ledger">
      <SectionHead title={t.ledger} id="health-ledger" />
      <p>
        {!ledger && <StatusDot tone="open">{t.ledgerUnchecked}</StatusDot>}
        {ledger && ledger.faults > 0 && <StatusDot tone="error">{t.ledgerWrong(ledger.faults)}</StatusDot>}
        {ledger?.faults === 0 && (
          <StatusDot tone="success">
            {t.ledgerWhole(ledger.entries.toLocaleString('en-US'), shownTime(ledger.checkedAt, zone))}
          </StatusDot>
        )}
      </p>
    </section>
  )
}

function BackupState({ backup, zone }: { readonly backup: Health['backup']; readonly zone: string }) {
  const t = useText(text).health
  const { isArchiving, lastAt, lastFailedAt } = backup
  if (!isArchiving) return <StatusDot tone="open">{t.notArchived}</StatusDot>
  if (lastFailedAt && (!lastAt || lastFailedAt > lastAt))
    return <StatusDot tone="error">{t.archiveFailed(shownTime(lastFailedAt, zone))}</StatusDot>
  if (!lastAt) return <StatusDot tone="open">{t.archiveWaits}</StatusDot>
  return <StatusDot tone="success">{t.archived(shownTime(lastAt, zone))}</StatusDot>
}

function Program({ health: { version, node, startedAt, clockSkewMs } }: Part) {
  const t = useText(text).health
  const zone = useZone()
  return (
    <section aria-labelledby="health-program">
      <SectionHead title={t.program} id="health-program" />
      <Descriptions
        columns={2}
        look="list"
        items={[
          { term: t.version, value: version },
          { term: t.node, value: node },
          { term: t.startedAt, value: shownTime(startedAt, zone) },
          { term: t.skew, value: t.skewed(clockSkewMs) },
        ]}
      />
    </section>
  )
}
