import { moduleTypes } from '@lyceum/contract/course'
import { expect, test } from 'vitest'
import { seedStart } from '../../../app/demo/seed-start.ts'
import { draftFaults } from '../rules.ts'
import { drawContent } from './generate-content.ts'
import { plannerOf } from './plan-chapters.ts'
import type { DemoMedia } from './pick-file.ts'
import { showcaseContent } from './showcase.ts'
import { hengchuanThemes } from './themes-hengchuan.ts'
import { nanyuThemes } from './themes-nanyu.ts'
import { themeTextsOf } from './theme-texts.ts'
import { type Theme, titlesOf } from './theme.ts'
import { siteTextsFor } from './site-texts.ts'
import { categoryNames } from './texts/category-names.ts'

const { random, ids } = seedStart(new Date('2026-03-18T08:00:00Z'))

/** Two files of each kind for every theme. */
const mediaFor = (themes: readonly Theme[]): DemoMedia => {
  const files = themes.flatMap(({ name }, at) =>
    [0, 1].map((nth) => ({ id: String(at * 2 + nth + 1), theme: name, title: `${name}${nth}` })),
  )
  return { VOD: files, AUD: files, SCO: files, RDG: files, REF: files }
}

/** Every course of a site as it is seeded: with written chapters, or generated ones. */
function coursesOf(code: string, themes: readonly Theme[], media: DemoMedia) {
  const siteTexts = siteTextsFor(code)
  return themes.flatMap((item) => {
    const theme = themeTextsOf(code, item.name)
    const planner = plannerOf(theme)
    return titlesOf(item).map(({ subject, title, outline }) => {
      const chapters = outline?.chapters ?? planner(subject, random)
      const generated = drawContent({ subject, chapters, theme, siteTexts, media, random }, ids.next)
      return { title, subject, isWritten: outline !== undefined, ...generated }
    })
  })
}

const sites = [
  ['hengchuan', hengchuanThemes],
  ['nanyu', nanyuThemes],
] as const

test('the company has ten categories, and no two courses have the same title', () => {
  const titles = hengchuanThemes.flatMap(titlesOf).map(({ title }) => title)
  expect(hengchuanThemes).toHaveLength(10)
  expect(titles.length).toBeGreaterThanOrEqual(268)
  expect(new Set(titles).size).toBe(titles.length)
  expect(Math.max(...titles.map(({ length }) => length))).toBeLessThanOrEqual(40)
  expect(titles.join('')).not.toContain('{}')
})

test.for(sites)('every course of %s can be published as it is, with media or without', ([code, themes]) => {
  for (const media of [{}, mediaFor(themes)])
    for (const { content, types } of coursesOf(code, themes, media)) {
      expect(draftFaults('SELFSTUDY', content)).toEqual([])
      const modules = content.chapters.flatMap((chapter) => chapter.modules)
      expect(modules.map(({ type }) => type)).toEqual(types)
      expect(new Set(modules.map(({ title }) => title)).size).toBe(modules.length)
    }
})

test.for(sites)(
  'P-03 no two courses of %s share a chapter plan, and no title is numbered',
  ([code, themes]) => {
    const courses = coursesOf(code, themes, mediaFor(themes))
    const plans = courses.map(({ content, subject }) =>
      content.chapters.map(({ title }) => title.replaceAll(subject, '{}')).join('/'),
    )
    expect(plans.filter((plan, at) => plans.indexOf(plan) !== at)).toEqual([])
    const titles = courses.flatMap(({ title, content }) => [
      title,
      ...content.chapters.flatMap((chapter) => [chapter.title, ...chapter.modules.map((item) => item.title)]),
    ])
    expect(titles.filter((title) => /（\d+）$|\{\}/.test(title))).toEqual([])
  },
)

test.for(sites)('P-03 M-05 at most one unit in twenty of %s is an external link', ([code, themes]) => {
  const types = coursesOf(code, themes, mediaFor(themes)).flatMap((course) => course.types)
  expect(types.filter((type) => type === 'URLVOD').length / types.length).toBeLessThanOrEqual(0.05)
})

test('P-03 forty courses are fully written, each with its own chapters', () => {
  const written = coursesOf('hengchuan', hengchuanThemes, mediaFor(hengchuanThemes)).filter(
    (item) => item.isWritten,
  )
  expect(written.length).toBeGreaterThanOrEqual(40)
  for (const { content } of written) expect(content.chapters.length).toBeGreaterThanOrEqual(3)
})

test.for(sites)(
  'P-30 every test question in a course of %s has an explanation beyond its answer',
  ([code, themes]) => {
    for (const { name } of themes)
      for (const { stem, choices, because } of themeTextsOf(code, name).questions) {
        expect([stem, choices.length]).toEqual([stem, 3])
        expect(because.length).toBeGreaterThan(15)
        expect(because).not.toContain(choices[0])
      }
  },
)

test('P-03 one course has all nine kinds of modules in 22 units of four chapters, as designed', () => {
  const media = mediaFor(hengchuanThemes)
  const { content, modules } = showcaseContent(media, ids.next)
  expect(draftFaults('SELFSTUDY', content)).toEqual([])
  expect(new Set(modules.map(({ type }) => type))).toEqual(new Set(moduleTypes))
  expect(content.chapters.map((chapter) => chapter.modules.length)).toEqual([6, 5, 6, 5])
  expect(draftFaults('SELFSTUDY', showcaseContent({}, ids.next).content)).toEqual([])
})

test.for(sites)('P-24: every topic of %s has a name in three languages', ([code, themes]) => {
  const topics = themes.flatMap(({ name, categories }) => [
    name,
    ...Object.keys(categories).flatMap((path) => path.split('/')),
  ])
  const own = { hengchuan: 'zh-CN', nanyu: 'zh-TW' }[code]
  const lacking = [...new Set(topics)].filter((topic) => {
    const names = { ...categoryNames[code]?.get(topic), [own]: topic }
    return Object.keys(names).length < 3 || !/^[A-Z0-9][A-Za-z0-9 -]+$/.test(names['en-US'] ?? '')
  })
  expect(lacking).toEqual([])
})
