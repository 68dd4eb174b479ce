import { expect, test } from 'vitest'
import { categories } from '../ink/categories.ts'
import { hash } from '../ink/random.ts'
import { drawCover, drawDocument } from './cover-art.ts'
import { coverPlan } from './cover-plan.ts'
import { drawCrest } from './crest-art.ts'
import { drawFile } from '../file/file-art.ts'
import { drawProduct } from './product-art.ts'

test('a cover is stable: the same input gives the same picture in every version', () => {
  const hashedPictures = {
    data: drawCover({ category: 'data', seed: 'c1' }),
    hero: drawCover({ category: 'leadership', seed: 'hero-2', motif: 'gate', ratio: 'hero', focus: 0.77 }),
    crest: drawCrest('manufacture', 'a3'),
    mug: drawProduct('mug', 'smug'),
    paper: drawDocument({ kind: 'pdf', category: 'safety', seed: 'kn1' }),
  }
  expect(Object.fromEntries(Object.entries(hashedPictures).map(([name, svg]) => [name, hash(svg)])))
    .toMatchInlineSnapshot(`
    {
      "crest": 1543795883,
      "data": 4150171339,
      "hero": 1511048205,
      "mug": 4066466737,
      "paper": 236184836,
    }
  `)
})

test('similar ids look different, and every category shows several motifs', () => {
  for (const category of Object.keys(categories)) {
    const plans = Array.from({ length: 30 }, (_, i) => coverPlan({ category, seed: `itm-${100 + i}` }))
    expect(new Set(plans.map(({ motif }) => motif)).size).toBeGreaterThan(2)
    expect(new Set(plans.map(({ motif, ink }) => motif + ink.background)).size).toBeGreaterThan(5)
  }
})

test('an unknown category still has a look of its own', () => {
  expect(drawCover({ category: 'cat-9001', seed: 'x' })).toBe(drawCover({ category: 'cat-9001', seed: 'x' }))
  expect(drawCrest('', 'x')).toContain('<svg')
  expect(drawProduct('unicorn', 'x')).toContain('<svg')
})

test('every cover is flat, without text, and small enough for a list', () => {
  for (const category of Object.keys(categories)) {
    for (let i = 0; i < 12; i += 1) {
      const svg = drawCover({ category, seed: `s${i}` })
      expect(svg).not.toMatch(/NaN|undefined|gradient|filter|<text/)
      expect(svg.length).toBeLessThan(24_000)
    }
  }
  expect(drawFile('pdf')).toContain('>PDF<')
})
