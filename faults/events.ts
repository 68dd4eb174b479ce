import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeSite } from '../server/domains/site/make.ts'
import { openParts } from '../server/platform/parts.ts'
import { readConfig } from '../server/platform/process/config.ts'
import { waitUntil } from '../tools/services/wait-until.ts'
import { Cluster } from './env/cluster.ts'
import { makeDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { seeded } from './env/random.ts'
import { redisUrl } from './env/redis-url.ts'
import { type Undo, withCleanup } from './env/undo.ts'
import { batchesAtWork, type Effects, isDrained, measureEffects, retryNow } from './events/measure-effects.ts'
import { effectSql } from './events/numbered-domain.ts'
import { Publisher } from './events/publish-numbers.ts'
import type { FaultOptions, Suite } from './suite.ts'
import { Worker } from './worker/worker.ts'

type Size = {
  readonly events: number
  readonly kills: number
  readonly drainSeconds: number
  readonly mutant?: 'events'
}

const sizes: Readonly<Record<FaultOptions['tier'] | 'control', Size>> = {
  ci: { events: 2000, kills: 2, drainSeconds: 60 },
  full: { events: 53_000, kills: 60, drainSeconds: 300 },
  control: { events: 1000, kills: 1, drainSeconds: 3 },
}

/** Workers are killed while they deliver events of three sites, some of which commit late: each takes effect once, in its order (INV-A05, INV-A06). */
export const run: Suite = (options) =>
  withCleanup({ seconds: 3600 }, async (undo) => {
    const folder = await makeRunFolder('events', undo)
    const { server } = await Cluster.create(folder, undo)
    const place = { server, folder, undo }
    const control = await killing(place, options, { ...sizes.control, mutant: 'events' })
    const isFound = control.lost + control.doubled + control.outOfOrder > 0
    if (options.isControlOnly) return { report: { control }, isGood: isFound }
    const proper = await killing(place, options, sizes[options.tier])
    const { lost, doubled, invented, outOfOrder } = proper
    const isKept = lost + doubled + invented + outOfOrder === 0 && proper.killedAtWork > 0
    return { report: { ...proper, control: { ...control, isFound } }, isGood: isKept && isFound }
  })

/** A PostgreSQL of its own: a run of another program on the same server must not take its connections. */
type Place = { readonly server: string; readonly folder: string; readonly undo: Undo }

type Report = Effects & { readonly kills: number; readonly killedAtWork: number; readonly seconds: number }

async function killing(place: Place, { seed, print }: FaultOptions, size: Size): Promise<Report> {
  const env = await openEnv(place, size.mutant)
  const random = seeded(seed)
  const publisher = await Publisher.open(env.parts, random)
  const beganAt = performance.now()
  const workers = await Promise.all([env.startWorker(), env.startWorker()])
  const each = Math.ceil(size.events / (size.kills + 1))
  let killedAtWork = 0
  for (let kill = 0; kill < size.kills; kill += 1) {
    const publishing = publisher.publish(each)
    await pause(random.between(200, 800))
    killedAtWork += (await batchesAtWork(env.database)) > 0 ? 1 : 0
    await workers[kill % 2]?.kill()
    const [next] = await Promise.all([env.startWorker(), publishing])
    workers[kill % 2] = next
    print(`${size.mutant ? 'control: ' : ''}killed ${kill + 1} of ${size.kills}`)
  }
  await publisher.publish(size.events - each * size.kills)
  const patience = { what: 'the end of all events', seconds: size.drainSeconds }
  const isOver = async () => {
    await pause(500)
    await retryNow(env.database)
    return isDrained(env.database)
  }
  await waitUntil(isOver, patience).catch(() => undefined)
  const effects = await measureEffects(env.database)
  const seconds = Math.round((performance.now() - beganAt) / 1000)
  await Promise.all(workers.map((worker) => worker.kill()))
  return { ...effects, kills: size.kills, killedAtWork, seconds }
}

const entry = fileURLToPath(new URL('events/events-process.ts', import.meta.url))

async function openEnv({ server, folder, undo }: Place, mutant: 'events' | undefined) {
  const options = { server, kind: 'fault', people: 2, isOwnServer: true, waitsForDisk: false } as const
  const database = await makeDatabase(options, undo)
  await database.asOwner((client) => client.query(effectSql))
  const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, entry }
  const parts = openParts(
    readConfig({
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.appUrl,
      REDIS_URL: redisUrl,
      CONTENT_HOST: 'content.test',
    }),
  )
  undo.add(() => parts.close())
  for (const code of ['second', 'third'])
    await makeSite(parts.database.acrossSites('the run has three sites'), {
      code,
      hosts: [`${code}.test`],
      name: { 'zh-CN': code, 'zh-TW': code, 'en-US': code },
    })
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    OUTGOING_HOSTS: '127.0.0.1',
    WORKER_SILENT_SECONDS: '6',
    ...(mutant && { MUTANT: mutant }),
  }
  return { database, parts, startWorker: () => Worker.start({ ...settings, env }, undo) }
}
