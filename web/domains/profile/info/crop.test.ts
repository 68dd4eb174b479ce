import { expect, test } from 'vitest'
import { cutOf, clamp, view } from './crop.ts'

const size = { width: 1600, height: 800 }

test('first crops the middle of a photo at the size of its shorter side', () => {
  expect(cutOf(size, { zoom: 1, x: 0, y: 0 })).toEqual({ left: 400, top: 0, side: 800 })
  expect(cutOf(size, { zoom: 2, x: 0, y: 0 })).toEqual({ left: 600, top: 200, side: 400 })
})

test('a photo cannot be moved past its edge', () => {
  expect(clamp(size, { zoom: 1, x: 9999, y: 50 })).toEqual({ zoom: 1, x: view / 2, y: 0 })
  const { left, top, side } = cutOf(size, { zoom: 1.5, x: -9999, y: 9999 })
  expect(left + side).toBeCloseTo(1600)
  expect(top).toBeCloseTo(0)
})
