import type { Endpoint } from '@lyceum/contract/kit'
import fc from 'fast-check'
import { type Draft, draftArbitrary, filled, isValid, marksIn, seedOf } from './generate/draft.ts'
import { callOf, type Finding, Findings } from './report/finding.ts'
import { allowedCaller } from './generate/good-draft.ts'
import { runConcurrently } from './env/concurrency.ts'
import { anything, mutated } from './generate/mutations.ts'
import type { Principal } from './env/principals.ts'
import { rawInputs } from './generate/raw-inputs.ts'
import type { TestEnv } from './env/test-env.ts'

export type FuzzOptions = { readonly seed: number; readonly inputs: number }
export type FuzzReport = {
  readonly findings: readonly Finding[]
  readonly inputs: number
  readonly raw: number
}

/** Sends inputs to every call: one in five is valid, three have one fault, one ignores the schema. */
export async function fuzz(
  testEnv: TestEnv,
  endpoints: readonly Endpoint[],
  options: FuzzOptions,
): Promise<FuzzReport> {
  const findings = new Findings()
  let raw = 0
  for (const endpoint of endpoints) {
    const principal = allowedCaller(testEnv, endpoint)
    raw += await testEnv.costs.of(endpoint, async () => {
      await throwInputs(testEnv, { endpoint, principal, options, findings })
      const thrown = await throwRaw(testEnv, { endpoint, principal, options, findings })
      if (endpoint.kind === 'write') await testEnv.revive()
      return thrown
    })
  }
  if (Object.keys(Object.prototype).length > 0) findings.add('all calls', 'an input reached Object.prototype')
  const observed = testEnv.observed.take()
  return { findings: [...findings.take(), ...observed], inputs: endpoints.length * options.inputs, raw }
}

type Target = {
  readonly endpoint: Endpoint
  readonly principal: Principal
  readonly options: FuzzOptions
  readonly findings: Findings
}

async function throwInputs(testEnv: TestEnv, target: Target): Promise<void> {
  const { endpoint, principal, options } = target
  const valid = draftArbitrary(endpoint, 'any')
  const mix = fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 6, arbitrary: mutated(valid) },
    { weight: 2, arbitrary: anything(valid) },
  )
  const inputs = fc.sample(mix, { seed: seedOf(endpoint, options.seed), numRuns: options.inputs })
  await runConcurrently(inputs, async (input, index) => {
    const draft = await withIds(testEnv, target, input)
    const isStuck = await testEnv.isStuck(endpoint, testEnv.call(principal, endpoint, { draft }))
    if (isStuck)
      target.findings.add(callOf(endpoint), `gave no answer to ${JSON.stringify(draft).slice(0, 300)}`)
    if (endpoint.kind === 'write' && index % 20 === 0) await testEnv.revive()
    return !isStuck
  })
}

/** Fills ids with the caller's own things; a write that may succeed gets new ones, because it may use them up. */
async function withIds(testEnv: TestEnv, { endpoint, principal }: Target, input: Draft): Promise<Draft> {
  const marks = marksIn(input)
  const source = principal.person ? { of: principal.person } : 'missing'
  const isFresh = endpoint.kind === 'write' && mayPass(endpoint, input)
  const ids = await testEnv.ids.idsFor(marks.slice(0, 12), source, isFresh)
  return filled(input, ({ index }) => ids[index] ?? ids[0] ?? '1')
}

/** What the schemas reject never reaches a thing. An input that cannot be serialised is assumed to pass. */
function mayPass(endpoint: Endpoint, input: Draft): boolean {
  try {
    return isValid(endpoint, input)
  } catch {
    return true
  }
}

async function throwRaw(testEnv: TestEnv, { endpoint, principal, findings }: Target): Promise<number> {
  const inputs = rawInputs(endpoint)
  await runConcurrently(inputs, async ({ name, ...extra }) => {
    const isStuck = await testEnv.isStuck(endpoint, testEnv.call(principal, endpoint, extra))
    if (isStuck) findings.add(callOf(endpoint), `gave no answer to ${name}`)
    return !isStuck
  })
  return inputs.length
}
