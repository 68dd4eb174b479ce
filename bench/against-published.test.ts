import { expect, test } from 'vitest'
import { againstPublished } from './against-published.ts'

const todo = (share: number) => ({ report: { share, goal: 0.15 }, isGood: share >= 0.15 })

async function judged(shares: readonly [number, number], slowness: number) {
  const lines: string[] = []
  const { isFailed } = await againstPublished('todo', {
    first: todo(shares[0]),
    measure: async () => todo(shares[1]),
    say: (line) => void lines.push(line),
    slowness: async () => slowness,
  })
  return { isFailed, last: lines.at(-1) }
}

test('a bench that is worse twice fails; worse once it does not', async () => {
  expect(await judged([0.02, 0.02], 1)).toMatchObject({ isFailed: true })
  expect(await judged([0.02, 0.16], 1)).toMatchObject({ isFailed: false })
})

test('on a machine that others use it is told, and is no verdict', async () => {
  const { isFailed, last } = await judged([0.02, 0.02], 2)
  expect([isFailed, last]).toEqual([false, 'no verdict: the machine is 2.0 times slower than usual'])
})
