import { expect, test } from 'vitest'
import { byJieba, bySegmenter, cut } from './tokenize.ts'
import { fold, stretches } from './fold-text.ts'
import { vectorsOf } from './lexemes.ts'
import { marked, snippet } from './highlight.ts'
import { soughtIn } from './parse-query.ts'

test('text is split by jieba, or by the runtime if it is missing', () => {
  expect(byJieba()?.('安全生产知识考试的通知')).toEqual(['安全', '生产', '知识', '考试', '的', '通知'])
  expect(cut('客户案例')).toEqual(['客户', '案例'])
  expect(bySegmenter()('客户案例').join('')).toBe('客户案例')
})

test('folded text keeps every position', () => {
  expect(fold('Ｅxcel课程')).toBe('excel课程')
  for (const text of ['ﬁnance', '𠮷野家 A', 'İstanbul', '①②'])
    expect([text, fold(text).length]).toEqual([text, text.length])
  expect(stretches('excel2024表格 a_b')).toEqual([
    { text: 'excel2024', isHan: false },
    { text: '表格', isHan: true },
    { text: 'a', isHan: false },
    { text: 'b', isHan: false },
  ])
})

test('a pair inside a word has a higher weight than one by chance', () => {
  const { titleWords } = vectorsOf({ title: '生产品质', body: '' })
  expect(titleWords.split(' ')).toEqual(["'生产':1A", "'产品':2B", "'品质':3A", "'质':4A"])
  const { words: tokens } = vectorsOf({ title: 'Excel', body: '产品经理' })
  expect(tokens).toContain("'excel':1A")
  expect(tokens).toContain("'产品':10C")
})

test('a query searches its words, names and coined words by pairs', () => {
  expect(soughtIn('安全生产的方法')).toEqual({
    tokens: ['安全', '生产', '方法'],
    all: "'安全' & '生产' & '方法'",
    any: "'安全' | '生产' | '方法'",
  })
  expect(soughtIn('訓練')?.all).toBe("'訓練'")
  expect(soughtIn('课')?.all).toBe("'课':*")
  expect(soughtIn('的')?.all).toBe("'的':*")
  expect(soughtIn('Excel 图表')?.all).toBe("'excel':* & '图表'")
  expect(soughtIn(`'"\\&|!():*<-> %_`)).toBeUndefined()
  expect(soughtIn("it's 'quoted'")?.all).toBe("'it':* & 's':* & 'quoted':*")
})

test('marks are data: the terms, merged where they touch, letters by prefix', () => {
  expect(marked('数据分析与 Excel', ['数据', '分析', 'exc'])).toEqual([
    { text: '数据分析', isHit: true },
    { text: '与 ', isHit: false },
    { text: 'Exc', isHit: true },
    { text: 'el', isHit: false },
  ])
  expect(marked('platform form', ['form']).filter(({ isHit }) => isHit)).toHaveLength(1)
  expect(marked('<b>数据</b>', ['数据'])[0]).toEqual({ text: '<b>', isHit: false })
  expect(marked('', ['数据'])).toEqual([])
})

test('a snippet begins shortly before the first hit and shows where it was cut', () => {
  const body = `${'前'.repeat(80)}数据${'后'.repeat(300)}`
  const text = snippet(body, ['数据'])
    .map((run) => run.text)
    .join('')
  expect(text).toMatch(/^…前{24}数据后+…$/)
  expect(snippet('短文', ['无'])).toEqual([{ text: '短文', isHit: false }])
})
