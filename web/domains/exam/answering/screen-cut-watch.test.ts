import { expect, test } from 'vitest'
import { type ScreenCut, makeCutWatch } from './screen-cut-watch.ts'

function setUp() {
  let now = 0
  let ids = 0
  const screenCuts: ScreenCut[] = []
  const watch = makeCutWatch({
    now: () => now,
    newId: () => `id-${(ids += 1)}`,
    onCut: (screenCut) => screenCuts.push(screenCut),
  })
  return { watch, screenCuts, pass: (seconds: number) => (now += seconds * 1000) }
}

test('B-281 reports each absence from the screen of more than a second once, with its length', () => {
  const { watch, screenCuts, pass } = setUp()
  watch.left()
  // Hidden and blurred count as one absence.
  watch.left()
  pass(4)
  watch.back()
  watch.back()
  watch.left()
  pass(2)
  watch.back()
  expect(screenCuts).toEqual([
    { eventId: 'id-1', seconds: 4 },
    { eventId: 'id-2', seconds: 2 },
  ])
})

test('ignores less than a second (Q-086)', () => {
  const { watch, screenCuts, pass } = setUp()
  watch.left()
  pass(0.9)
  watch.back()
  expect(screenCuts).toEqual([])
})

test("ignores the browser's microphone prompt", () => {
  const { watch, screenCuts, pass } = setUp()
  const over = watch.excuse()
  watch.left()
  pass(8)
  watch.back()
  over()
  watch.left()
  pass(3)
  watch.back()
  expect(screenCuts).toEqual([{ eventId: 'id-1', seconds: 3 }])
})
