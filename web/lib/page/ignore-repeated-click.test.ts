import { expect, test, vi } from 'vitest'
import { ignoreRepeatedClick } from './ignore-repeated-click.ts'

test('B-151 clicks within 500 ms of a handled one are ignored', () => {
  let time = 0
  const act = vi.fn<(name: string) => void>()
  const click = ignoreRepeatedClick(act, () => time)
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
