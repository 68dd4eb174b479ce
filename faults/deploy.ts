import { serverUrl } from '../server/testing/template.ts'
import { readBooks } from './crash/read-ledger.ts'
import { check, isWhole } from './crash/check-history.ts'
import { type Haproxy, startHaproxy } from './deploy/haproxy.ts'
import { visit } from './deploy/virtual-users.ts'
import { Api } from './env/api.ts'
import { makeDatabase } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { seeded } from './env/random.ts'
import { redisUrl } from './env/redis-url.ts'
import { withCleanup } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

type Size = { readonly restarts: number; readonly requests: number }

const sizes: Readonly<Record<FaultOptions['tier'], Size>> = {
  ci: { restarts: 2, requests: 20_000 },
  full: { restarts: 6, requests: 100_000 },
}
/** The injected bug shows at once. */
const controlSize: Size = { restarts: 2, requests: 5000 }

/** Rolling restarts behind HAProxy under load fail no request; without the drain some fail (F13). */
export const run: Suite = async (options) => {
  const usual = sizes[options.tier]
  const size = { restarts: options.restarts ?? usual.restarts, requests: options.requests ?? usual.requests }
  const control = await rolling(options, { ...controlSize, env: { DRAIN_MS: '0' } })
  options.print(`control, without drain: ${JSON.stringify(control)}`)
  if (options.isControlOnly) return { report: { control }, isGood: control.failed > 0 }
  const proper = await rolling(options, size)
  const { requests, failed } = control
  const isGood =
    proper.failed === 0 && isWhole(proper.result) && proper.requests >= size.requests && control.failed > 0
  return { report: { ...proper, control: { requests, failed } }, isGood }
}

type Course = Size & { readonly env?: Readonly<Record<string, string>> }

function rolling({ seed, print }: FaultOptions, { restarts, requests, env = {} }: Course) {
  return withCleanup({ seconds: 720 + restarts * 90 + requests / 30 }, async (undo) => {
    const folder = await makeRunFolder('deploy', undo)
    const databaseOptions = { server: serverUrl, kind: 'fault', people: 600, waitsForDisk: false } as const
    const database = await makeDatabase(databaseOptions, undo)
    const settings = {
      databaseUrl: database.appUrl,
      redisUrl,
      redisPrefix: `${database.name}:`,
      folder,
      // Every coin locks the same row: a machine that stalls for two seconds is not a failed restart.
      env: { PATIENCE: '4', ...env },
    }
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
      print(`restart ${restart + 1} of ${restarts}`)
    }
    isDone = true
    const duringRestarts = sentSoFar
    const { failed, history, ...driven } = await visits
    const { statuses, errors, p50, p99 } = driven
    const seconds = Math.round(driven.seconds)
    const result = check(history, await readBooks(database))
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
      result,
    }
  })
}

/** Restarts a server and waits until the proxy uses it: only then may the next one stop. */
async function renew(api: Api | undefined, haproxy: Haproxy): Promise<void> {
  if (!api) throw new Error('no server to restart')
  const code = await api.stop()
  if (code !== 0) throw new Error(`the api left with exit code ${code}:\n${api.lastLogLines()}`)
  await api.start()
  await haproxy.inRotation(api)
}
