import { expect, test } from 'vitest'
import { faultsOf, textOf } from '../../bank/question-rules.ts'
import { cellsOf } from '../write-cells.ts'
import { readHeadings } from './columns.ts'
import { readGift } from './read-gift.ts'
import { readQti } from './read-qti.ts'
import { readRows } from './read-rows.ts'

const headings = ['题型', '题干', '选项A', '选项B', '选项C', '答案', '解析', '分类', '难度', '知识点', '分值']
const read = (...rows: string[][]) => {
  const at = readHeadings(headings)
  if (!at) throw new Error('unknown headings')
  return readRows(
    at,
    rows.map((cells, index) => ({ line: index + 2, cells })),
  )
}

test('B-276 a sheet contains all eight types under the labels people use; MCQ is read as MC_MANY (Q-089)', () => {
  const questions = read(
    ['单选题', '火警电话？', '119', '110', '', 'A', '记住它', '安全/消防', '1', '报警；电话', '2'],
    ['MCQ', '测哪里？', '上', '中', '入口', 'A,B'],
    ['判断', '要先验电。', '', '', '', '√'],
    ['填空', '高处指 ____ 米以上，叫（ ）作业。', '', '', '', '2|二;高处'],
    ['连线题', '连起来', '高处=安全带', '焊接=面罩'],
    ['问答题', '怎么做？', '', '', '', '制止并上报'],
    ['情景题', '罐口测得 20.8%。'],
    ['-判断题', '这样够了。', '', '', '', '错', '', '', '', '', '2'],
    ['- 单选', '还缺谁？', '监护人', '司机', '', 'A', '', '', '', '', '4'],
    ['录音', '口述喊话。', '', '', '', '清楚'],
  )
  expect(questions.flatMap(({ problems }) => problems)).toEqual([])
  expect(questions.map(({ body }) => body?.content.type)).toEqual([
    'MC',
    'MC_MANY',
    'TF',
    'FB',
    'MT',
    'ES',
    'SI',
    'SR',
  ])
  for (const { body } of questions) expect(body && faultsOf(body)).toEqual([])
  expect(questions[0]).toMatchObject({ category: '安全/消防', difficulty: 1, points: ['报警', '电话'] })
  expect(questions[3]?.body?.key).toEqual({
    type: 'FB',
    accepted: { b1: ['2', '二'], b2: ['高处'] },
    exact: false,
  })
  expect(questions[6]?.body?.parts.map(({ score }) => score)).toEqual([2, 4])
})

test('reports problems per row', () => {
  const [type, answer, score, part, scenario] = read(
    ['怪题', '什么？'],
    ['单选', '哪个？', '甲', '乙', '', 'D甲'],
    ['判断', '对吗？', '', '', '', '对', '', '', '9', '', '-1'],
    ['-单选', '没有情景', '甲', '乙', '', 'A'],
    ['情景', '没有小题'],
  )
  expect(type?.problems).toEqual(['badType'])
  expect(answer?.problems).toEqual(['badAnswer'])
  expect(score?.problems).toEqual(['badScore', 'badDifficulty'])
  expect(part?.problems).toEqual(['noScenario'])
  expect(scenario?.body && faultsOf(scenario.body)).toEqual([{ part: 0, fault: 'noParts' }])
})

test('reads exported cells back as the same question', () => {
  const rows = [
    ['多选', '测哪里？', '上', '中', '入口', 'AB'],
    ['填空', '高处指 ____ 米。', '', '', '', '2|二'],
    ['匹配', '连起来', '高处=安全带', '焊接=面罩'],
  ]
  for (const [at, question] of read(...rows).entries()) {
    const { stem, options, answer } = cellsOf(question.body ?? fail())
    const again = [rows[at]?.[0] ?? '', stem, ...[0, 1, 2].map((n) => options[n] ?? ''), answer]
    expect(read(again)[0]?.body).toEqual(question.body)
  }
})

const fail = (): never => {
  throw new Error('no question found')
}

test('GIFT: single and multiple choice, true/false, blanks, pairs, essays, feedback, escapes and categories', () => {
  const questions = readGift(`// a comment
$CATEGORY: $course$/安全/消防

::火警::火警电话是？ {
  =119 # 对
  ~110
  ~120 #### 消防是 119
}

两个都对的是？ {~%50%甲 ~%50%乙 ~%-100%丙}

水在 100°C 沸腾\\: 对吗？{T}

高处作业指 {=2 =二} 米及以上。

连起来。 {
=高处 -> 安全带
=焊接 -> 面罩
}

写一写。{}

多大？{#3:0.1}
`)
  expect(questions.map(({ body }) => body?.content.type)).toEqual([
    'MC',
    'MC_MANY',
    'TF',
    'FB',
    'MT',
    'ES',
    undefined,
  ])
  expect(questions.every(({ category }) => category === '安全/消防')).toBe(true)
  expect(questions[6]?.problems).toEqual(['unsupported'])
  const [first, many, truth, blank] = questions.map(({ body }) => body ?? undefined)
  expect(first?.key).toEqual({ type: 'MC', right: 'o1' })
  expect(first && textOf(first.explanation)).toBe('消防是 119')
  expect(many?.key).toMatchObject({ right: ['o1', 'o2'] })
  expect(truth && textOf(truth.content.stem)).toBe('水在 100°C 沸腾: 对吗？')
  expect(blank?.key).toMatchObject({ accepted: { b1: ['2', '二'] } })
  expect(blank && textOf(blank.content.stem)).toBe('高处作业指 {{b1}} 米及以上。')
  for (const { body } of questions) expect(body ? faultsOf(body) : []).toEqual([])
})

const item = (body: string, declaration: string) => `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="题">
${declaration}<itemBody>${body}</itemBody></assessmentItem>`
const correct = (values: readonly string[], more = '') =>
  `<responseDeclaration identifier="R"><correctResponse>${values.map((entry) => `<value>${entry}</value>`).join('')}</correctResponse>${more}</responseDeclaration>`

const choices =
  '<simpleChoice identifier="a">甲</simpleChoice><simpleChoice identifier="b"><p>乙 <b>&amp;</b> 丙</p></simpleChoice>'

const itemRead = (body: string, declaration: string) => readQti(item(body, declaration), 1)?.[0]

test('QTI 2.1: single and multiple choice', () => {
  const entry = itemRead(
    `<p>选一个</p><choiceInteraction responseIdentifier="R" maxChoices="1">${choices}</choiceInteraction>`,
    correct(['b']),
  )
  expect(entry?.body).toMatchObject({ content: { type: 'MC' }, key: { right: 'o2' } })
  expect(entry?.text).toBe('选一个')
  const option = entry?.body?.content.type === 'MC' ? entry.body.content.options[1] : undefined
  expect(option && textOf(option.content)).toBe('乙 & 丙')
  const many = itemRead(
    `<choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>选几个</prompt>${choices}</choiceInteraction>`,
    correct(['a', 'b']),
  )
  expect(many?.body).toMatchObject({ content: { type: 'MC_MANY' }, key: { right: ['o1', 'o2'] } })
})

test('QTI 2.1: blanks in place, with all values mapped to points', () => {
  const mapping =
    '<mapping><mapEntry mapKey="二" mappedValue="1"/><mapEntry mapKey="三" mappedValue="0"/></mapping>'
  const blank = itemRead(
    '<p>高处指 <textEntryInteraction responseIdentifier="R"/> 米</p>',
    correct(['2'], mapping),
  )
  expect(blank?.body?.key).toMatchObject({ accepted: { b1: ['2', '二'] } })
  expect(blank?.body && textOf(blank.body.content.stem)).toBe('高处指 {{b1}} 米')
})

test('QTI 2.1: pairs and essays; reports unsupported items one by one, and a file without items as a whole', () => {
  const choice = (name: string, text: string) =>
    `<simpleAssociableChoice identifier="${name}">${text}</simpleAssociableChoice>`
  const side = (...texts: string[]) => `<simpleMatchSet>${texts.join('')}</simpleMatchSet>`
  const sets =
    side(choice('x', '高处'), choice('y', '焊接')) + side(choice('m', '安全带'), choice('n', '面罩'))
  const pairs = itemRead(
    `<p>连</p><matchInteraction responseIdentifier="R">${sets}</matchInteraction>`,
    correct(['x m', 'y n']),
  )
  expect(pairs?.body?.key).toEqual({ type: 'MT', pairs: { l1: 'r1', l2: 'r2' } })
  expect(pairs?.text).toBe('连')
  const essay = itemRead('<p>写</p><extendedTextInteraction responseIdentifier="R"/>', '')
  expect(essay?.body?.content.type).toBe('ES')
  expect(itemRead('<p>画</p><drawingInteraction/>', '')?.problems).toEqual(['unsupported'])
  expect(readQti('<html><body>no</body></html>', 1)).toBeUndefined()
  expect(readQti('not xml', 1)).toBeUndefined()
})
