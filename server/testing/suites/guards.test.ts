import { errors } from '@lyceum/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './report/finding.ts'
import { forwardedAddresses, hostSpellings } from './forwarded.ts'
import { guards } from './guards.ts'
import { guardMutants } from './mutants/guard-mutants.ts'
import { callsOf, openMutantEnv } from './mutants/domain.ts'
import { allErrorSpecs, errorDomain, errorsOnTheWire, textTroubles } from './error-answers.ts'
import { outsideGuards, outsideRates } from './other-routes/guards.ts'
import { guardMutants as outsideMutants, namesOf } from './other-routes/mutants.ts'
import { openTestEnv, type TestEnv } from './env/test-env.ts'
import { printLine } from './report/print-line.ts'

const specs = await allErrorSpecs()

let testEnv: TestEnv
let flawed: TestEnv
beforeAll(async () => {
  testEnv = await openTestEnv({ suite: 'guards', extraDomains: [errorDomain(specs)] })
  flawed = await openMutantEnv()
})
afterAll(async () => {
  await flawed.close()
  await testEnv.close()
})

test('no call trusts what a request says about itself', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  await testEnv.insertCanaries()
  const { findings, requests } = await guards(testEnv, testEnv.tested)
  printLine(`guards: ${requests} requests of ${testEnv.tested.length} calls${inDomains}`, started)
  expect(lines(findings)).toEqual([])
  expect(lines(await hostSpellings(testEnv, testEnv.tested))).toEqual([])
})

test('control: finds a call that trusts it', { timeout: 2_700_000 }, async () => {
  const believing = guardMutants.filter(({ endpoint }) => !endpoint.path.includes('once-per-row'))
  const { findings } = await guards(flawed, callsOf(believing))
  expect(callsIn(findings)).toEqual(callsOf(believing).map(callOf).sort())
  printLine(`guards: ${believing.length} injected bugs found`)
})

test(
  'an invented address is no new caller, unless the proxy is trusted',
  { timeout: 2_700_000 },
  async () => {
    const small = await openTestEnv({ env: { RATE_FACTOR: '0.001' } })
    const trusting = await openTestEnv({ env: { RATE_FACTOR: '0.001', TRUST_PROXY: '127.0.0.1' } })
    try {
      expect(lines(await forwardedAddresses(small, small.endpoints))).toEqual([])
      expect(await outsideRates(small, small.outside)).toEqual([])
      expect(lines(small.observed.take())).toEqual([])
      expect(await forwardedAddresses(trusting, trusting.endpoints)).toHaveLength(1)
    } finally {
      await small.close()
      await trusting.close()
    }
  },
)

test(
  'every error has three languages, in the catalogue and on the wire',
  { timeout: 2_700_000 },
  async () => {
    expect(lines(textTroubles(specs))).toEqual([])
    expect(lines(await errorsOnTheWire(testEnv, specs))).toEqual([])
    printLine(`guards: ${specs.length} refusals in three languages`)
    expect(specs.length).toBeGreaterThan(15)
  },
)

test('control: finds an error without text or with different placeholders', () => {
  const poor = errors({
    MUTANT_SILENT: { status: 400, 'zh-CN': '错', 'zh-TW': ' ', 'en-US': 'Wrong.' },
    MUTANT_UNEVEN: {
      status: 400,
      'zh-CN': '还剩 {left} 次',
      'zh-TW': '還剩 {left} 次',
      'en-US': '{count} left.',
    },
    MUTANT_STATUS: { status: 200, 'zh-CN': '错', 'zh-TW': '錯', 'en-US': 'Wrong.' },
  })
  expect(callsIn(textTroubles(Object.values(poor)))).toEqual([
    'MUTANT_SILENT',
    'MUTANT_STATUS',
    'MUTANT_UNEVEN',
  ])
})

test(
  'S-10 no route outside the contract trusts a request or an expired key',
  { timeout: 600_000 },
  async () => {
    const started = performance.now()
    const { findings, requests } = await outsideGuards(testEnv, testEnv.outside)
    printLine(
      `guards: ${requests} requests of ${testEnv.outside.length} routes outside the contract${inDomains}`,
      started,
    )
    expect(lines(findings)).toEqual([])
  },
)

test('control: finds a route outside the contract that trusts a request', async () => {
  const { findings } = await outsideGuards(flawed, outsideMutants)
  expect(callsIn(findings)).toEqual(namesOf(outsideMutants))
})
