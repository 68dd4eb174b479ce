import { setTimeout as pause } from 'node:timers/promises'
import { queues } from '../server/platform/jobs/queues.ts'
import { serverUrl } from '../server/testing/template.ts'
import { naiveRunners } from './naive/worker.ts'
import { Api } from './env/api.ts'
import { makeDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { redisUrl } from './env/redis-url.ts'
import { withCleanup, type Undo } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'
import { hang, kill, type TestEnv, standStill } from './worker/disturb-workers.ts'
import { writePapers } from './worker/write-papers.ts'
import { tickSweep } from './worker/queue.ts'
import { letRunOut, openScene } from './worker/open-scene.ts'
import { silentServer } from './worker/silent-server.ts'
import type { Times } from './worker/times.ts'
import { figures } from './worker/measure-run.ts'
import { Worker } from './worker/worker.ts'

/** A tenth of the time for every change; the product's own times for a release. */
const times: Readonly<Record<FaultOptions['tier'], Times>> = {
  ci: { silentSeconds: 6, tickMs: 3000, stopMs: 18_000, hangMs: 16_000, lateMs: 8000, lockMs: 12_000 },
  full: {
    silentSeconds: 60,
    tickMs: 60_000,
    stopMs: 300_000,
    hangMs: 300_000,
    lateMs: 60_000,
    lockMs: 120_000,
  },
}

/** Workers are killed, stopped and surrounded by hanging servers, and one of three sites fails: exams end on time, nothing is lost or done twice (S-04, S-06, S-07). */
export const run: Suite = async (options) => {
  const [control, proper] = await Promise.all([
    trouble(options, times.ci, 'worker'),
    options.isControlOnly ? undefined : trouble(options, times[options.tier]),
  ])
  // Which of the two shows depends on the locks the killed worker had.
  const isFound = control.sweepLateMs > times.ci.lateMs || control.releasedMs > times.ci.lockMs
  if (!proper) return { report: { control }, isGood: isFound }
  const { sweepLateMs, releasedMs } = control
  return {
    report: { ...proper, control: { sweepLateMs, releasedMs, isFound } },
    isGood: proper.isGood && isFound,
  }
}

function trouble({ print }: FaultOptions, times: Times, mutant?: 'worker') {
  return withCleanup({ seconds: 3600 }, async (undo) => {
    const testEnv = await openTestEnv(undo, times, { mutant, print })
    const isOver = new AbortController()
    const sweeping = keepSweeping(testEnv, isOver.signal)
    const papers = writePapers(testEnv, isOver.signal)
    const releasedMs = await kill(testEnv)
    const stillness = mutant ? undefined : await standStill(testEnv)
    await hang(testEnv)
    isOver.abort()
    const written = await papers
    await sweeping
    const { failingSite } = testEnv.scene
    const measured = await figures(testEnv.database, {
      failingSite,
      tickMs: times.tickMs,
      eventJobsFrom: 10_000,
    })
    const report = { ...times, releasedMs, ...stillness, ...measured, papers: written }
    return { ...report, isGood: isGood(report) }
  })
}

type RunOptions = { readonly mutant: 'worker' | undefined; readonly print: (line: string) => void }

async function openTestEnv(undo: Undo, times: Times, { mutant, print }: RunOptions): Promise<TestEnv> {
  const folder = await makeRunFolder(mutant ? 'worker-control' : 'worker', undo)
  const hanging = await silentServer(undo)
  const databaseOptions = { server: serverUrl, kind: 'fault', people: 400, waitsForDisk: false } as const
  const database = await makeDatabase(databaseOptions, undo)
  const scene = await openScene(database, { server: serverUrl, papersEach: 40, directoryPort: hanging })
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${hanging}`,
    S3_ENDPOINT: `http://127.0.0.1:${hanging}`,
    OUTGOING_HOSTS: '127.0.0.1',
    WORKER_SILENT_SECONDS: String(times.silentSeconds),
    FAILING_SITE: String(scene.failingSite),
    ...(mutant && { MUTANT: mutant }),
  }
  const startWorker = () => Worker.start({ ...settings, env }, undo)
  const [api, ...workers] = await Promise.all([
    Api.start({ ...settings, env: {} }, undo),
    startWorker(),
    startWorker(),
  ])
  const seconds = (times.stopMs + times.hangMs) / 1000 + times.silentSeconds
  await letRunOut(database, mutant ? seconds / 2 : seconds)
  print(`${mutant ? 'control: ' : ''}one api, two workers, three sites of which one fails`)
  const measured = (line: string) => print(`${mutant ? 'control: ' : ''}${line}`)
  const jobsEach = mutant ? naiveRunners : queues.reactions + queues.bulk
  const made = { database, scene, times, workers, startWorker, jobsEach }
  return { ...made, ports: [api.port], server: serverUrl, print: measured }
}

/** With shortened times the cron job's minute is shortened too. */
async function keepSweeping({ database, times }: TestEnv, over: AbortSignal): Promise<void> {
  if (times.tickMs === 60_000) return
  while (!over.aborted) {
    await tickSweep(database)
    await pause(times.tickMs, undefined, { signal: over }).catch(() => undefined)
  }
}

type RunReport = Times &
  Awaited<ReturnType<typeof figures>> & {
    readonly releasedMs: number
    readonly tookOver?: boolean
    readonly papers: Readonly<Record<string, number>>
  }

function isGood(report: RunReport): boolean {
  const { deadlinesChanged, lost, doubled, failedJobs, papers } = report
  const onTime =
    report.sweepLateMs <= report.lateMs &&
    report.releasedMs <= report.lockMs &&
    report.eventLateMs <= report.lateMs &&
    report.tookOver !== false
  const losses = [deadlinesChanged, lost, doubled, failedJobs, ...Object.values(papers)]
  return onTime && losses.every((count) => count === 0)
}
