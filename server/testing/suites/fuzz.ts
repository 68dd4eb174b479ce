import type { Endpoint } from '@lyceum/contract/kit'
import fc from 'fast-check'
import { type Draft, draftArbitrary, filled, isValid, marksIn, seedOf } from './draft.ts'
import { callOf, type Finding, Findings } from './finding.ts'
import { allowedCaller } from './good-draft.ts'
import { inLanes } from './lanes.ts'
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
    raw += await stage.costs.of(endpoint, async () => {
      await throwInputs(stage, { endpoint, principal, options, findings })
      const thrown = await throwRaw(stage, { endpoint, principal, options, findings })
      if (endpoint.kind === 'write') await stage.revive()
      return thrown
    })
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
    const isStuck = await stage.isStuck(endpoint, stage.ask(principal, endpoint, { draft }))
    if (isStuck)
      target.findings.add(callOf(endpoint), `gave no answer to ${JSON.stringify(draft).slice(0, 300)}`)
    if (endpoint.kind === 'write' && index % 20 === 0) await stage.revive()
    return !isStuck
  })
}

/** Own things stand where an id was left; a write that may be let through gets fresh ones, for it may use them up. */
async function withIds(stage: Stage, { endpoint, principal }: Target, input: Draft): Promise<Draft> {
  const marks = marksIn(input)
  const source = principal.person ? { of: principal.person } : 'missing'
  const isFresh = endpoint.kind === 'write' && mayPass(endpoint, input)
  const ids = await stage.ids.idsFor(marks.slice(0, 12), source, isFresh)
  return filled(input, ({ index }) => ids[index] ?? ids[0] ?? '1')
}

/** What its schemas refuse never reaches the thing. An input that cannot be written down may pass, for all that is known. */
function mayPass(endpoint: Endpoint, input: Draft): boolean {
  try {
    return isValid(endpoint, input)
  } catch {
    return true
  }
}

async function throwRaw(stage: Stage, { endpoint, principal, findings }: Target): Promise<number> {
  const inputs = rawInputs(endpoint)
  await inLanes(inputs, async ({ name, ...extra }) => {
    const isStuck = await stage.isStuck(endpoint, stage.ask(principal, endpoint, extra))
    if (isStuck) findings.add(callOf(endpoint), `gave no answer to ${name}`)
    return !isStuck
  })
  return inputs.length
}
