import type { Endpoint } from '@lyceum/contract/kit'
import fc from 'fast-check'
import { slowMs } from './answer-rules.ts'
import { type Draft, draftArbitrary, filled, marksIn, seedOf } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { allowedCaller } from './good-draft.ts'
import { anything, mutated } from './mutations.ts'
import type { Principal } from './principals.ts'
import { rawInputs } from './raw-inputs.ts'
import type { Stage } from './stage.ts'

export type FuzzOptions = { readonly seed: number; readonly inputs: number }
export type FuzzReport = {
  readonly findings: readonly Finding[]
  readonly inputs: number
  readonly raw: number
}

const lanes = 4

/** Throws inputs at every call: one in five is valid, three have one thing wrong, one owes nothing to the schema. */
export async function fuzz(
  stage: Stage,
  endpoints: readonly Endpoint[],
  options: FuzzOptions,
): Promise<FuzzReport> {
  const findings = new Findings()
  let raw = 0
  for (const endpoint of endpoints) {
    const principal = allowedCaller(stage, endpoint)
    await throwInputs(stage, { endpoint, principal, options, findings })
    raw += await throwRaw(stage, { endpoint, principal, options, findings })
    if (endpoint.kind === 'write') await stage.revive()
  }
  if (Object.keys(Object.prototype).length > 0) findings.add('all calls', 'an input reached Object.prototype')
  const observed = stage.observed.take()
  return { findings: [...findings.take(), ...observed], inputs: endpoints.length * options.inputs, raw }
}

type Target = {
  readonly endpoint: Endpoint
  readonly principal: Principal
  readonly options: FuzzOptions
  readonly findings: Findings
}

async function throwInputs(stage: Stage, target: Target): Promise<void> {
  const { endpoint, principal, options } = target
  const valid = draftArbitrary(endpoint, 'any')
  const mix = fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 6, arbitrary: mutated(valid) },
    { weight: 2, arbitrary: anything(valid) },
  )
  const inputs = fc.sample(mix, { seed: seedOf(endpoint, options.seed), numRuns: options.inputs })
  await inLanes(inputs, async (input, index) => {
    const draft = await withIds(stage, target, input)
    const isStuck = await answersInTime(stage.ask(principal, endpoint, { draft }))
    if (isStuck)
      target.findings.add(callOf(endpoint), `gave no answer to ${JSON.stringify(draft).slice(0, 300)}`)
    if (endpoint.kind === 'write' && index % 20 === 0) await stage.revive()
    return !isStuck
  })
}

/** Own things stand where an id was left; a write gets fresh ones, for it may use them up. */
async function withIds(stage: Stage, { endpoint, principal }: Target, input: Draft): Promise<Draft> {
  const marks = marksIn(input)
  const source = principal.person ? { of: principal.person } : 'missing'
  const ids = await stage.ids.idsFor(marks.slice(0, 12), source, endpoint.kind === 'write')
  return filled(input, ({ index }) => ids[index] ?? ids[0] ?? '1')
}

async function throwRaw(stage: Stage, { endpoint, principal, findings }: Target): Promise<number> {
  const inputs = rawInputs(endpoint)
  await inLanes(inputs, async ({ name, ...extra }) => {
    const isStuck = await answersInTime(stage.ask(principal, endpoint, extra))
    if (isStuck) findings.add(callOf(endpoint), `gave no answer to ${name}`)
    return !isStuck
  })
  return inputs.length
}

/** Whether an answer is still missing when it is too late; a late one is seen by the observer as well. */
async function answersInTime(asked: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(true), slowMs + 100)
  try {
    return await Promise.race([asked.then(() => false), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** A few at a time; a call that does not answer gets no more. */
async function inLanes<T>(
  all: readonly T[],
  work: (one: T, index: number) => Promise<boolean>,
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < all.length) {
      const index = next
      next += 1
      const goesOn = await work(all[index] as T, index)
      if (!goesOn) next = all.length
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
