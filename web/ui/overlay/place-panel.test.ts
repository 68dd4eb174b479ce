import { expect, test } from 'vitest'
import { placeOf } from './place-panel.ts'

const screen = { width: 1440, height: 900 }
const panel = { width: 200, height: 300 }
const at = (left: number, top: number) => ({ left, top, width: 100, height: 36 })

test('a panel is placed on the preferred side', () => {
  const below = { panel, screen, side: 'bottom', gap: 8, anchor: at(600, 100) } as const
  expect(placeOf({ ...below, align: 'start' })).toEqual({ left: 600, top: 144 })
  expect(placeOf({ ...below, align: 'center' })).toEqual({ left: 550, top: 144 })
  expect(placeOf({ ...below, align: 'end' })).toEqual({ left: 500, top: 144 })
})

test('without space below it goes above, and without space anywhere it stays', () => {
  const low = { panel, screen, side: 'bottom', align: 'start', gap: 8 } as const
  expect(placeOf({ ...low, anchor: at(600, 800) }).top).toBe(492)
  expect(placeOf({ ...low, screen: { width: 1440, height: 320 }, anchor: at(600, 100) }).top).toBe(144)
})

test('it never leaves the window sideways', () => {
  const wide = { panel, screen, side: 'bottom', gap: 8 } as const
  expect(placeOf({ ...wide, align: 'end', anchor: at(20, 100) }).left).toBe(8)
  expect(placeOf({ ...wide, align: 'start', anchor: at(1400, 100) }).left).toBe(1232)
})
