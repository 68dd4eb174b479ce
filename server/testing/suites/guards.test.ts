import { errors } from '@lyceum/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDomains } from './domains.ts'
import { callsIn, callOf, lines } from './finding.ts'
import { forwardedAddresses, hostSpellings } from './forwarded.ts'
import { guards } from './guards.ts'
import { guardMutants } from './mutants/guard-mutants.ts'
import { callsOf, openMutantStage } from './mutants/room.ts'
import { allRefusals, refusalRoom, refusalsOnTheWire, wordTroubles } from './refusals.ts'
import { outsideGuards, outsideRates } from './outside/guards.ts'
import { guardMutants as outsideMutants, namesOf } from './outside/mutants.ts'
import { openStage, type Stage } from './stage.ts'
import { tell } from './tell.ts'

const specs = await allRefusals()

let stage: Stage
let flawed: Stage
beforeAll(async () => {
  stage = await openStage({ suite: 'guards', extraRooms: [refusalRoom(specs)] })
  flawed = await openMutantStage()
})
afterAll(async () => {
  await flawed.close()
  await stage.close()
})

test('no call believes what a request says about itself', { timeout: 2_700_000 }, async () => {
  const started = performance.now()
  await stage.plantCanaries()
  const { findings, requests } = await guards(stage, stage.asked)
  tell(`guards: ${requests} requests of ${stage.asked.length} calls${inDomains}`, started)
  expect(lines(findings)).toEqual([])
  expect(lines(await hostSpellings(stage, stage.asked))).toEqual([])
})

test('control: a call that believes it is found', { timeout: 2_700_000 }, async () => {
  const believing = guardMutants.filter(({ endpoint }) => !endpoint.path.includes('once-per-row'))
  const { findings } = await guards(flawed, callsOf(believing))
  expect(callsIn(findings)).toEqual(callsOf(believing).map(callOf).sort())
  tell(`guards: ${believing.length} planted bugs found`)
})

test(
  'an invented address is no new caller, unless the proxy is trusted',
  { timeout: 2_700_000 },
  async () => {
    const small = await openStage({ env: { RATE_FACTOR: '0.001' } })
    const trusting = await openStage({ env: { RATE_FACTOR: '0.001', TRUST_PROXY: '127.0.0.1' } })
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
  'every refusal speaks three languages, in the catalogue and on the wire',
  { timeout: 2_700_000 },
  async () => {
    expect(lines(wordTroubles(specs))).toEqual([])
    expect(lines(await refusalsOnTheWire(stage, specs))).toEqual([])
    tell(`guards: ${specs.length} refusals in three languages`)
    expect(specs.length).toBeGreaterThan(15)
  },
)

test('control: a refusal without words, or with other blanks, is found', () => {
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
  expect(callsIn(wordTroubles(Object.values(poor)))).toEqual([
    'MUTANT_SILENT',
    'MUTANT_STATUS',
    'MUTANT_UNEVEN',
  ])
})

test(
  'S-10 no route outside the contract believes a request, or a key whose time is over',
  { timeout: 600_000 },
  async () => {
    const started = performance.now()
    const { findings, requests } = await outsideGuards(stage, stage.outside)
    tell(
      `guards: ${requests} requests of ${stage.outside.length} routes outside the contract${inDomains}`,
      started,
    )
    expect(lines(findings)).toEqual([])
  },
)

test('control: a route outside the contract that believes a request is found', async () => {
  const { findings } = await outsideGuards(flawed, outsideMutants)
  expect(callsIn(findings)).toEqual(namesOf(outsideMutants))
})
