import { setTimeout as pause } from 'node:timers/promises'
import { lanes } from '../server/platform/lanes.ts'
import { serverUrl } from '../server/testing/template.ts'
import { naiveRunners } from './naive/worker.ts'
import { Api } from './stage/api.ts'
import { makeDatabase } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { redisUrl } from './stage/redis-url.ts'
import { onStage, type Undo } from './stage/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'
import { hang, kill, type Stage, standStill } from './worker/blows.ts'
import { writePapers } from './worker/papers.ts'
import { tickSweep } from './worker/queue.ts'
import { letRunOut, openScene } from './worker/scene.ts'
import { silentServer } from './worker/silent-server.ts'
import type { Times } from './worker/times.ts'
import { figures } from './worker/verdict.ts'
import { Worker } from './worker/worker.ts'

/** A tenth of the time for every change; the times of the product for a release. */
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

/** Workers killed, stopped and surrounded by servers that hang, one site of three failing: exams end on time, nothing is lost or done twice (S-04, S-06, S-07). */
export const run: Suite = async (options) => {
  const [control, proper] = await Promise.all([
    trouble(options, times.ci, 'worker'),
    options.isControlOnly ? undefined : trouble(options, times[options.tier]),
  ])
  // Which of the two it shows depends on what the killed worker held just then.
  const isFound = control.sweepLateMs > times.ci.lateMs || control.releasedMs > times.ci.lockMs
  if (!proper) return { report: { control }, isGood: isFound }
  const { sweepLateMs, releasedMs } = control
  return {
    report: { ...proper, control: { sweepLateMs, releasedMs, isFound } },
    isGood: proper.isGood && isFound,
  }
}

function trouble({ say }: FaultOptions, times: Times, mutant?: 'worker') {
  return onStage({ seconds: 3600 }, async (undo) => {
    const stage = await openStage(undo, times, { mutant, say })
    const isOver = new AbortController()
    const sweeping = keepSweeping(stage, isOver.signal)
    const papers = writePapers(stage, isOver.signal)
    const releasedMs = await kill(stage)
    const stillness = mutant ? undefined : await standStill(stage)
    await hang(stage)
    isOver.abort()
    const written = await papers
    await sweeping
    const { failingSite } = stage.scene
    const told = await figures(stage.database, { failingSite, tickMs: times.tickMs, reactionsFrom: 10_000 })
    const report = { ...times, releasedMs, ...stillness, ...told, papers: written }
    return { ...report, isGood: isGood(report) }
  })
}

type Said = { readonly mutant: 'worker' | undefined; readonly say: (line: string) => void }

async function openStage(undo: Undo, times: Times, { mutant, say }: Said): Promise<Stage> {
  const folder = await stageFolder(mutant ? 'worker-control' : 'worker', undo)
  const hanging = await silentServer(undo)
  const wanted = { server: serverUrl, kind: 'fault', people: 400, waitsForDisk: false } as const
  const database = await makeDatabase(wanted, undo)
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
  say(`${mutant ? 'control: ' : ''}one api, two workers, three sites of which one fails`)
  const told = (line: string) => say(`${mutant ? 'control: ' : ''}${line}`)
  const jobsEach = mutant ? naiveRunners : lanes.reactions + lanes.bulk
  const made = { database, scene, times, workers, startWorker, jobsEach }
  return { ...made, ports: [api.port], server: serverUrl, say: told }
}

/** Where time is shortened, the minutes of the clock are too. */
async function keepSweeping({ database, times }: Stage, over: AbortSignal): Promise<void> {
  if (times.tickMs === 60_000) return
  while (!over.aborted) {
    await tickSweep(database)
    await pause(times.tickMs, undefined, { signal: over }).catch(() => undefined)
  }
}

type Judged = Times &
  Awaited<ReturnType<typeof figures>> & {
    readonly releasedMs: number
    readonly tookOver?: boolean
    readonly papers: Readonly<Record<string, number>>
  }

function isGood(report: Judged): boolean {
  const { deadlinesChanged, lost, doubled, setAside, papers } = report
  const onTime =
    report.sweepLateMs <= report.lateMs &&
    report.releasedMs <= report.lockMs &&
    report.reactionLateMs <= report.lateMs &&
    report.tookOver !== false
  const losses = [deadlinesChanged, lost, doubled, setAside, ...Object.values(papers)]
  return onTime && losses.every((count) => count === 0)
}
