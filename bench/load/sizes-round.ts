import type { Endpoint } from '@lyceum/contract/kit'
import type { Api } from '../../faults/env/api.ts'
import type { TestDatabase } from '../../faults/env/database.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import { bareRound, statementsOf } from './bare-statements.ts'
import { type CallRound, callRound, warmUp } from './call-round.ts'
import { cpuOf } from './meter.ts'
import type { PlanMode } from './plan-modes.ts'
import { warmCalls } from './warm-up.ts'

export const connections = 16

type Course<Size> = {
  readonly apis: Readonly<Record<PlanMode, Api>>
  readonly database: TestDatabase
  readonly folder: string
  readonly seconds: number
  /** The data at first, and ten times as much. */
  readonly sizes: readonly [Size, Size]
  readonly fill: (size: Size) => Promise<void>
  readonly endpoint: Endpoint
  readonly body?: object
  /** The call's own work, whose statements pgbench sends too. */
  readonly work: (ctx: Ctx) => Promise<unknown>
  readonly log: (line: string) => void
}

/** One call on some data and on ten times as much: against its bare statements, and under every way to plan them. */
export async function bySize<Size extends object>(course: Course<Size>) {
  const [first, last] = course.sizes
  const few = await measured(course, first, warmCalls)
  // The code is warm by now; new plans are made within some calls.
  const many = await measured(course, last, connections * 20)
  const grown = (mode: PlanMode) => hundredths(cpuOf(many[mode]) / cpuOf(few[mode]))
  const growth = { usual: grown('usual'), custom: grown('custom'), generic: grown('generic') }
  return { growth, rounds: [few, many], many }
}

type Measured = Readonly<Record<PlanMode, CallRound>>

async function measured<Size extends object>(course: Course<Size>, size: Size, fewest: number) {
  const { apis, database, folder, seconds, endpoint, body = {}, work, log } = course
  log(`filling: ${JSON.stringify(size)}`)
  await course.fill(size)
  const statements = await statementsOf(database, work)
  const asking = { database, connections, seconds, endpoint, body }
  const bare = bareRound(database, statements, { folder, seconds, connections })
  const underPlan = async (mode: PlanMode) => {
    await warmUp({ ...asking, api: apis[mode] }, fewest)
    return callRound({ ...asking, api: apis[mode] })
  }
  const modes: Measured = {
    usual: await underPlan('usual'),
    custom: await underPlan('custom'),
    generic: await underPlan('generic'),
  }
  const share = hundredths(modes.usual.perSecond / bare.perSecond)
  log(`${share} of the bare rate of ${bare.perSecond}/s, ${statements.length} statements`)
  for (const [mode, round] of Object.entries(modes)) log(`${mode}: ${JSON.stringify(round)}`)
  return { size, bare, share, ...modes }
}

/** How many times less CPU than another product needs for the same, given in its milliseconds. */
export const timesLess = (peerMs: number, round: CallRound): number =>
  Math.round((peerMs * 10_000) / cpuOf(round)) / 10

const hundredths = (number: number) => Math.round(number * 100) / 100
