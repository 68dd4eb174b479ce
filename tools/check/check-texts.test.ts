import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCatalogues } from './texts/catalogues.ts'
import { foreignCharacters } from './texts/chinese-scripts.ts'
import { checkPlaces } from './local-paths.ts'
import { makeTempRepo } from './make-temp-repo.ts'
import { checkTextFolders, checkTextsSideBySide } from './texts/texts.ts'
import { checkTexts } from './check-texts.ts'

describe('the script of a text', () => {
  test.for([
    ['zh-TW', '這是我们的课程', 'simplified characters: 们 课'],
    ['zh-TW', '優惠价', 'simplified characters: 价'],
    ['zh-TW', '觀看視頻', '視頻 is said 影片 in Taiwan'],
    ['zh-CN', '这是我們的課程', 'traditional characters: 們 課'],
    ['en-US', 'My 课程', 'Chinese in English: 课程'],
  ] as const)('%s: %s', ([locale, text, found]) => {
    expect(foreignCharacters(locale, text)).toEqual([found])
  })

  test.for([
    ['zh-TW', '您已完成課程，請選擇下一個章節；公里、皇后、台灣、干擾、只有、系統、準備、著作、復習'],
    ['zh-CN', '您已完成课程，请选择下一个章节；乾坤、著作、公里、皇后、干扰、只有、系统、准备'],
    ['zh-CN', '语言：繁體中文'],
    ['zh-TW', '語言：简体中文'],
    ['en-US', 'Language: 简体中文, 繁體中文. Welcome to Lyceum 知行学堂!'],
  ] as const)('%s accepts %s', ([locale, text]) => {
    expect(foreignCharacters(locale, text)).toEqual([])
  })
})

describe('text folders', () => {
  const folder = 'web/domains/exam/text'
  const whole = {
    [`${folder}/zh-CN.ts`]: "export const zhCN = { start: '开始考试', left: (n: number) => `还剩 ${n} 题` }",
    [`${folder}/zh-TW.ts`]: "export const zhTW = { start: '開始測驗', left: (n: number) => `還剩 ${n} 題` }",
    [`${folder}/en-US.ts`]:
      "export const enUS = { start: 'Start', left: (n: number) => `${n} question${n === 1 ? '' : 's'} left` }",
  }

  test('three files, each in its own script, are accepted', () => {
    expect(checkTextFolders(makeTempRepo(whole))).toEqual({ files: 3, findings: [] })
  })

  test('a missing language', () => {
    const { [`${folder}/zh-TW.ts`]: _, ...two } = whole
    expect(checkTextFolders(makeTempRepo(two)).findings).toEqual([
      { where: folder, what: 'zh-TW is missing' },
    ])
  })

  test('an empty text, with its line', () => {
    const repo = makeTempRepo({ ...whole, [`${folder}/en-US.ts`]: "export const enUS = {\n  start: ' ',\n}" })
    expect(checkTextFolders(repo).findings).toEqual([
      { where: `${folder}/en-US.ts:2`, what: 'an empty text' },
    ])
  })

  test('the other script inside a function', () => {
    const repo = makeTempRepo({
      ...whole,
      [`${folder}/zh-TW.ts`]: 'export const zhTW = {\n  left: (n) => `还剩 ${n} 題` }',
    })
    expect(checkTextFolders(repo).findings).toEqual([
      { where: `${folder}/zh-TW.ts:2`, what: 'simplified characters: 还' },
    ])
  })
})

test('inline texts are checked by their keys', () => {
  const repo = makeTempRepo({
    'server/domains/exam/text.ts': `export const text = {
      subject: { 'zh-CN': '考試結果', 'zh-TW': '測驗結果', 'en-US': '' },
      note: '這裡沒有語言',
    }`,
  })
  expect(checkTextsSideBySide(repo).findings).toEqual([
    { where: 'server/domains/exam/text.ts:2', what: 'traditional characters: 試 結' },
    { where: 'server/domains/exam/text.ts:2', what: 'an empty text' },
  ])
})

describe('error catalogues', () => {
  const wholeError = {
    code: 'LATE',
    status: 409,
    text: { 'zh-CN': '{n} 分', 'zh-TW': '{n} 分', 'en-US': '{n} min' },
  }
  const findingsFor = async (entry: object) => {
    const file = `export const examErrors = { LATE: ${JSON.stringify(entry)} }`
    const { findings } = await checkCatalogues(
      makeTempRepo({ 'package.json': '{"type":"module"}', 'contract/exam/errors.ts': file }),
    )
    return findings.map(({ where, what }) => `${where}: ${what}`)
  }

  test('a complete error is accepted', async () => {
    expect(await findingsFor(wholeError)).toEqual([])
  })

  test.for([
    ['another code', { ...wholeError, code: 'EARLY' }, 'its code is EARLY'],
    ['a status that refuses nothing', { ...wholeError, status: 200 }, 'its status is 200'],
    [
      'a missing sentence',
      { ...wholeError, text: { ...wholeError.text, 'zh-TW': undefined } },
      'zh-TW is missing or empty',
    ],
    [
      'an empty sentence',
      { ...wholeError, text: { ...wholeError.text, 'en-US': ' ' } },
      'en-US is missing or empty',
    ],
    [
      'a blank that one language forgot',
      { ...wholeError, text: { ...wholeError.text, 'en-US': 'late' } },
      'its sentences ask for different values: {n} / ',
    ],
    ['something else', { late: true }, 'not a refusal: { code, status, text }'],
  ] as const)('%s', async ([, entry, what]) => {
    expect(await findingsFor(entry)).toEqual([`contract/exam/errors.ts LATE: ${what}`])
  })
})

describe('machine-specific paths', () => {
  const path = (...parts: string[]) => ['', ...parts].join('/')
  const found = (text: string) => {
    const repo = makeTempRepo({ 'notes.md': `a line\n${text}\n` })
    execFileSync('git', ['init', '--quiet'], { cwd: repo })
    return checkPlaces(repo).findings.map(({ where, what }) => `${where} ${what}`)
  }

  test.for([
    path('work', 'main'),
    `'${path('tmp', 'x')}'`,
    ['registry', 'npmjs', 'org'].join('.'),
    `http:${path('', 'registry:4873')}`,
  ])('%s', (place) => {
    expect(found(`see ${place}`)).toHaveLength(1)
    expect(found(`see ${place}`)[0]).toMatch(/^notes\.md:2 a place of one machine/)
  })

  test.for(['http://localhost:3000/app/work/1', 'registry.metrics()', '${dir}/tmp/file', 'teamwork/tmp.md'])(
    '%s is accepted',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )
})

describe('a linter suppression', () => {
  const quiet = ['oxlint', 'disable-next-line no-console'].join('-')
  const found = (text: string) => {
    const repo = makeTempRepo({ 'a.ts': `${text}\n` })
    execFileSync('git', ['init', '--quiet'], { cwd: repo })
    return checkPlaces(repo).findings
  }

  test('gives its reason on the same line', () => {
    expect(found(`// ${quiet} -- this is a command`)).toEqual([])
  })

  test.for([`// ${quiet}`, `// ${quiet} -- `, `{/* ${quiet} */}`, `// ${['@ts', 'ignore'].join('-')}`])(
    '%s is found',
    (text) => {
      expect(found(text)).toEqual([{ where: 'a.ts:1', what: 'the linter is silenced without a reason' }])
    },
  )
})

test('the texts of this repository pass', async () => {
  const { findings } = await checkTexts(resolve(import.meta.dirname, '../..'))
  expect(findings).toEqual([])
})
