import { moduleTypes } from '@lyceum/contract/course'
import { expect, test } from 'vitest'
import { begin } from '../../../app/demo/begin.ts'
import { draftFaults } from '../rules.ts'
import { drawContent } from './content.ts'
import { showcaseContent } from './showcase.ts'
import { hengchuanThemes } from './themes-hengchuan.ts'
import { nanyuThemes } from './themes-nanyu.ts'
import { titlesOf } from './theme.ts'
import { wordsFor } from './words.ts'

const { random, ids } = begin(new Date('2026-03-18T08:00:00Z'))

test('the company teaches in ten categories, and no two courses have the same title', () => {
  const titles = hengchuanThemes.flatMap(titlesOf).map(({ title }) => title)
  expect(hengchuanThemes).toHaveLength(10)
  expect(titles.length).toBeGreaterThanOrEqual(268)
  expect(new Set(titles).size).toBe(titles.length)
  expect(Math.max(...titles.map(({ length }) => length))).toBeLessThanOrEqual(40)
  expect(titles.join('')).not.toContain('{}')
})

test.for([
  ['hengchuan', hengchuanThemes],
  ['nanyu', nanyuThemes],
] as const)('every course of %s could be published as it is, with media or without', ([code, themes]) => {
  const words = wordsFor(code)
  const some = { VOD: ['1'], AUD: ['2'], SCO: ['3'], RDG: ['4'], REF: ['5'] }
  for (const media of [{}, some])
    for (const { subject } of themes.flatMap(titlesOf)) {
      const { content, types } = drawContent({ subject, words, media, random }, ids.next)
      expect(draftFaults('SELFSTUDY', content)).toEqual([])
      const modules = content.chapters.flatMap((chapter) => chapter.modules)
      expect(modules.map(({ type }) => type)).toEqual(types)
      expect(new Set(modules.map(({ title }) => title)).size).toBe(modules.length)
    }
})

test('one course has all nine kinds of modules, and could be published as it is, with media or without', () => {
  const media = { VOD: ['1', '2'], AUD: ['3'], SCO: ['4', '5'], RDG: ['6'], REF: ['7'] }
  const { content, modules } = showcaseContent(media, ids.next)
  expect(draftFaults('SELFSTUDY', content)).toEqual([])
  expect(new Set(modules.map(({ type }) => type))).toEqual(new Set(moduleTypes))
  expect(draftFaults('SELFSTUDY', showcaseContent({}, ids.next).content)).toEqual([])
})
