import { parseCronItems, run, type TaskList } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import { actorResolver, listenersOf, sites } from '../../server/app/resolvers.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import type { Parts } from '../../server/platform/parts.ts'
import type { Domain } from '../../server/platform/domain.ts'
import { queueTasks } from '../../server/platform/jobs/worker/tasks.ts'

export const naiveRunners = 4

/**
 * The injected bug: a worker as it is often written. Four runners share everything, a mail waits as long as the relay
 * takes, the cron job visits one site after the other, and nobody notices when a worker is gone.
 */
export async function startNaiveWorker(parts: Parts, domains: readonly Domain[]): Promise<void> {
  const patient = { ...parts, mail: { ...parts.mail, send: patientMail(parts) } }
  const listeners = listenersOf(domains)
  const known = { parts: patient, domains, listeners, sites, actorOf: actorResolver(domains) }
  const taskList: TaskList = Object.fromEntries(
    queueTasks(known, () => patient).map(({ name, task }) => [name, task]),
  )
  const clockJobs = domains.flatMap(({ cronJobs: clockJobs = [] }) => clockJobs)
  for (const { name, run } of clockJobs) {
    taskList[`clock:${name}`] = async () => {
      const across = patient.database.acrossSites('the clock visits one site after the other')
      for (const site of await sites.all(across, patient.clock.now()))
        await run(openCtx({ parts: patient, listeners, site }))
    }
  }
  await run({
    pgPool: parts.database.pool,
    noHandleSignals: true,
    pollInterval: 2000,
    concurrency: naiveRunners,
    taskList,
    parsedCronItems: parseCronItems(
      clockJobs.map(({ name, cron }) => ({ task: `clock:${name}`, match: cron })),
    ),
  })
}

function patientMail({ config }: Parts): Parts['mail']['send'] {
  const transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM })
  return async (mail) => void (await transport.sendMail(mail))
}
