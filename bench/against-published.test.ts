import { expect, test } from 'vitest'
import { compareWithPublished } from './against-published.ts'

const ledger = (share: number) => ({ report: { share, goal: 0.4 }, isGood: share >= 0.4 })

async function compareRuns(shares: readonly [number, number], slowness: number) {
  const lines: string[] = []
  const { isFailed } = await compareWithPublished('ledger', {
    first: ledger(shares[0]),
    measure: async () => ledger(shares[1]),
    log: (line) => void lines.push(line),
    slowness: async () => slowness,
  })
  return { isFailed, last: lines.at(-1) }
}

test('fails a benchmark that is worse twice, but not one that is worse once', async () => {
  expect(await compareRuns([0.02, 0.02], 1)).toMatchObject({ isFailed: true })
  expect(await compareRuns([0.02, 0.5], 1)).toMatchObject({ isFailed: false })
})

test('only reports the figures on a busy machine and does not fail the run', async () => {
  const { isFailed, last } = await compareRuns([0.02, 0.02], 2)
  expect([isFailed, last]).toEqual([false, 'no result: the machine is 2.0 times slower than usual'])
})
