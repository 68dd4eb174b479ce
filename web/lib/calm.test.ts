import { expect, test, vi } from 'vitest'
import { calm } from './calm.ts'

test('B-151 clicks within 500 ms of one that was heard do nothing', () => {
  let time = 0
  const act = vi.fn<(name: string) => void>()
  const click = calm(act, () => time)
  for (const [moment, name] of [
    [0, 'first'],
    [499, 'trembling'],
    [500, 'second'],
  ] as const) {
    time = moment
    click(name)
  }
  expect(act.mock.calls).toEqual([['first'], ['second']])
})
