import { parseCronItems, run, type TaskList } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import { actorOfRooms, listenersOf, sites } from '../../server/app/doors.ts'
import { openCtx } from '../../server/platform/open-ctx.ts'
import type { Parts } from '../../server/platform/parts.ts'
import type { Room } from '../../server/platform/room.ts'
import { laneTasks } from '../../server/platform/worker/tasks.ts'

export const naiveRunners = 4

/**
 * The planted bug: a worker as it is often written. Four runners share everything, a mail waits as long as the relay
 * likes, the clock visits one site after the other, and nobody notices when a worker is gone.
 */
export async function startNaiveWorker(parts: Parts, rooms: readonly Room[]): Promise<void> {
  const patient = { ...parts, mail: { ...parts.mail, send: patientMail(parts) } }
  const listeners = listenersOf(rooms)
  const known = { parts: patient, rooms, listeners, sites, actorOf: actorOfRooms(rooms) }
  const taskList: TaskList = Object.fromEntries(
    laneTasks(known, () => patient).map(({ name, task }) => [name, task]),
  )
  const clockJobs = rooms.flatMap(({ clockJobs = [] }) => clockJobs)
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
