import { expect, test } from 'vitest'
import { type Cut, makeCutWatch } from './cut-watch.ts'

function stage() {
  let now = 0
  let ids = 0
  const cuts: Cut[] = []
  const watch = makeCutWatch({
    now: () => now,
    newId: () => `id-${(ids += 1)}`,
    onCut: (cut) => cuts.push(cut),
  })
  return { watch, cuts, pass: (seconds: number) => (now += seconds * 1000) }
}

test('B-281 each time the screen was left for more than a second is told once, with its length', () => {
  const { watch, cuts, pass } = stage()
  watch.left()
  // Hidden and blurred are one leaving.
  watch.left()
  pass(4)
  watch.back()
  watch.back()
  watch.left()
  pass(2)
  watch.back()
  expect(cuts).toEqual([
    { eventId: 'id-1', seconds: 4 },
    { eventId: 'id-2', seconds: 2 },
  ])
})

test('under a second it was none (Q-086)', () => {
  const { watch, cuts, pass } = stage()
  watch.left()
  pass(0.9)
  watch.back()
  expect(cuts).toEqual([])
})

test('while the browser asks for the microphone nobody has left', () => {
  const { watch, cuts, pass } = stage()
  const over = watch.excuse()
  watch.left()
  pass(8)
  watch.back()
  over()
  watch.left()
  pass(3)
  watch.back()
  expect(cuts).toEqual([{ eventId: 'id-1', seconds: 3 }])
})
