import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../../test-app.ts'
import { troublesOf } from '../answer-rules.ts'
import type { Canaries, Viewer } from './canaries.ts'
import type { FairTime } from './fair-time.ts'
import type { Findings } from '../report/finding.ts'
import type { CallInfo } from '../other-routes/route.ts'
import { outsideAnswerTroubles } from '../other-routes/answer-format.ts'

type Watching = {
  readonly testApp: TestApp
  /** Which call or other route a request is for, if its sender said so. */
  readonly calls: WeakMap<InjectOptions, CallInfo>
  /** Calls that use HTTP directly. */
  readonly raw: ReadonlySet<string>
  readonly canaries: Canaries
  readonly observed: Findings
  readonly time: FairTime
  readonly slowMs: (call: string) => number
  readonly viewers: (host: string, token: string | undefined) => Viewer
}

/** Installs an observer on the server, so that every answer is checked, whatever a suite tests. */
export function observe(watching: Watching): void {
  const { app } = watching.testApp
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>
  let readLines = 0
  const observed = async (options: InjectOptions) => {
    const { done: response, ms } = await watching.time.measure(() => inject(options))
    look(watching, options, { response, ms })
    readLines = lookAtLog(watching, options, readLines)
    return response
  }
  app.inject = observed as unknown as typeof app.inject
}

const pathIn = ({ url }: InjectOptions) => (typeof url === 'string' ? url : (url?.pathname ?? ''))

type Answer = { readonly response: LightMyRequestResponse; readonly ms: number }

function look(watching: Watching, options: InjectOptions, { response, ms }: Answer): void {
  const { canaries, observed, viewers, testApp } = watching
  const call = callIn(watching, options)
  const callInfo = watching.calls.get(options)
  for (const trouble of troublesIn(watching, options, { response, ms })) {
    const why = response.statusCode >= 500 ? ` ${cause(testApp.logLines)}` : ''
    observed.add(call, `${trouble}${why}`, sentIn(options))
  }
  const { host = '', cookie = '' } = options.headers ?? {}
  const viewer = callInfo?.viewer ?? viewers(host, /__Host-sid=([\w-]+)/.exec(cookie.toString())?.[1])
  const sent = `${JSON.stringify(response.headers)}\n${response.body}`
  for (const leak of canaries.leaksIn(sent, viewer)) observed.add(call, `shows ${leak}`)
}

function troublesIn(watching: Watching, options: InjectOptions, { response, ms }: Answer): string[] {
  const call = callIn(watching, options)
  const expected = watching.calls.get(options)?.expected
  if (expected) return outsideAnswerTroubles({ response, ms, ...expected })
  const [slowMs, isRaw] = [watching.slowMs(call), watching.raw.has(call)]
  return troublesOf({ response, ms, slowMs, url: pathIn(options), isRaw })
}

function lookAtLog(watching: Watching, options: InjectOptions, read: number): number {
  const { logLines } = watching.testApp
  for (const line of logLines.slice(read)) {
    for (const leak of watching.canaries.leaksIn(line, undefined)) {
      watching.observed.add(callIn(watching, options), `logs ${leak}`)
    }
  }
  return logLines.length
}

const callIn = ({ calls }: Watching, options: InjectOptions) =>
  calls.get(options)?.call ?? `${options.method ?? 'GET'} ${pathIn(options)}`

/** The error message in the last log line. */
function cause(logLines: readonly string[]): string {
  const { err } = JSON.parse(logLines.at(-1) ?? '{}') as { err?: { message?: string } }
  return err?.message ?? ''
}

const sentIn = (options: InjectOptions) =>
  `on ${options.method ?? 'GET'} ${pathIn(options)} ${JSON.stringify(options.payload ?? '')}`.slice(0, 400)
