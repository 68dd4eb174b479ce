import { serverUrl } from '../server/testing/template.ts'
import { readBooks } from './crash/books.ts'
import { check, isWhole } from './crash/checker.ts'
import { type Haproxy, startHaproxy } from './deploy/haproxy.ts'
import { visit } from './deploy/visitors.ts'
import { Api } from './stage/api.ts'
import { makeDatabase } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { seeded } from './stage/random.ts'
import { redisUrl } from './stage/redis-url.ts'
import { onStage } from './stage/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

type Size = { readonly restarts: number; readonly requests: number }

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { restarts: 2, requests: 20_000 },
  full: { restarts: 6, requests: 100_000 },
}
/** The planted bug shows at once. */
const controlSize: Size = { restarts: 2, requests: 5000 }

/** Rolling restarts behind HAProxy under load: nobody notices. Without the drain, somebody does (F13). */
export const run: Suite = async (options) => {
  const usual = sizes[options.tier]
  const size = { restarts: options.restarts ?? usual.restarts, requests: options.requests ?? usual.requests }
  const control = await rolling(options, { ...controlSize, env: { DRAIN_MS: '0' } })
  options.say(`control, without drain: ${JSON.stringify(control)}`)
  if (options.isControlOnly) return { report: { control }, isGood: control.failed > 0 }
  const proper = await rolling(options, size)
  const { requests, failed } = control
  const isGood =
    proper.failed === 0 && isWhole(proper.verdict) && proper.requests >= size.requests && control.failed > 0
  return { report: { ...proper, control: { requests, failed } }, isGood }
}

type Course = Size & { readonly env?: Readonly<Record<string, string>> }

function rolling({ seed, say }: FaultOptions, { restarts, requests, env = {} }: Course) {
  return onStage({ seconds: 720 + restarts * 90 + requests / 30 }, async (undo) => {
    const folder = await stageFolder('deploy', undo)
    const wanted = { server: serverUrl, kind: 'fault', people: 600, waitsForDisk: false } as const
    const database = await makeDatabase(wanted, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder, env }
    const apis = await Api.startTwo(settings, undo)
    const haproxy = await startHaproxy(apis, folder, undo)

    let isDone = false
    let sentSoFar = 0
    const isOver = (sent: number) => {
      sentSoFar = sent
      return isDone && sent >= requests
    }
    const visits = visit({ port: haproxy.port, database, random: seeded(seed), isOver })
    for (let restart = 0; restart < restarts; restart += 1) {
      await renew(apis[restart % apis.length], haproxy)
      say(`restart ${restart + 1} of ${restarts}`)
    }
    isDone = true
    const duringRestarts = sentSoFar
    const { failed, history, ...driven } = await visits
    const { statuses, errors, p50, p99 } = driven
    const seconds = Math.round(driven.seconds)
    const verdict = check(history, await readBooks(database))
    return {
      requests: driven.requests,
      duringRestarts,
      failed,
      restarts,
      seconds,
      statuses,
      errors,
      p50,
      p99,
      verdict,
    }
  })
}

/** Stops a server, starts it again, and waits until the proxy uses it: only then may the next one leave. */
async function renew(api: Api | undefined, haproxy: Haproxy): Promise<void> {
  if (!api) throw new Error('no server to restart')
  const code = await api.stop()
  if (code !== 0) throw new Error(`the api left with exit code ${code}:\n${api.lastWords()}`)
  await api.start()
  await haproxy.inRotation(api)
}
