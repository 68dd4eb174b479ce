import type { getHealth } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { SectionHead } from '#ui/layout/section-head'
import { text } from '../text/index.ts'

type Part = { readonly health: Pick<Result<typeof getHealth>, 'lanes' | 'workers'> }

/** The running workers and the load of each queue. */
export function Workers({ health: { lanes: queues, workers } }: Part) {
  const t = useText(text).health
  const zone = useZone()
  return (
    <section aria-labelledby="health-workers">
      <SectionHead title={t.workers} id="health-workers" />
      {workers.length === 0 && (
        <p>
          <StatusDot tone="error">{t.noWorkers}</StatusDot>
        </p>
      )}
      <ul className="health-parts">
        {workers.map(({ name, startedAt, beatAt: heartbeatAt, running }) => (
          <li key={name}>
            <div>
              <b>{t.workerName(name)}</b>
              <small>{t.workerSince(shownTime(startedAt, zone))}</small>
            </div>
            <StatusDot tone="success">{t.workerHeartbeat(shownTime(heartbeatAt, zone))}</StatusDot>
            <span>{`${t.running} ${running}`}</span>
          </li>
        ))}
        {queues.map(({ name, running, waiting, oldestAt }) => (
          <li key={name}>
            <div>
              <b>{t.queues[name]}</b>
              <small>{oldestAt && t.queueSince(shownTime(oldestAt, zone))}</small>
            </div>
            <StatusDot tone={waiting === 0 ? 'success' : 'open'}>{t.queueLoad(running, waiting)}</StatusDot>
            <span />
          </li>
        ))}
      </ul>
    </section>
  )
}
