import { leafContent, paperKey, type QuestionBody, questionTypes } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { type Draft, draftFrom, type Leaf, newDraft, newLeaf, newRow } from './draft.ts'
import { bodyFrom, lacksOf, partFrom } from './draft-to-question.ts'
import { blanksIn, plainFrom, treeFrom } from './plain-text-tree.ts'

const option = (slot: string, plain: string) => ({ slot, content: treeFrom(plain) })
const drafted = (whole: Leaf): Draft => ({ isScenario: false, whole, parts: [] })
const faults = (whole: Leaf) => lacksOf(drafted(whole)).map(({ fault }) => fault)

const choice: Leaf = {
  ...newLeaf('MC_MANY'),
  stem: treeFrom('哪些？'),
  options: [option('a', '上部'), option('b', '底部'), option('c', '')],
  right: ['a', 'b', 'c'],
}
const blanks: Leaf = {
  ...newLeaf('FB'),
  stem: treeFrom('坠落高度 {{x}} 以上，风力 {{y}} 以上'),
  accepted: { x: '2 米\n两米', y: ' 5 级 ', gone: '旧' },
}
const matching: Leaf = {
  ...newLeaf('MT'),
  stem: treeFrom('连线'),
  rows: [
    { name: '1', left: option('a', '高处'), right: option('e', '安全带') },
    { name: '2', left: option('b', '动火'), right: option('f', '许可') },
    { name: '3', left: option('c', ''), right: option('g', '漏电保护') },
  ],
}

test('does not send empty options or mark them as right', () => {
  const { content, key } = partFrom(choice)
  expect(content).toMatchObject({ options: [{ slot: 'a' }, { slot: 'b' }] })
  expect(key).toEqual({ type: 'MC_MANY', right: ['a', 'b'], partial: true })
  expect(faults(choice)).toEqual([])
})

test('takes the blanks from the text, each with its accepted answers line by line', () => {
  expect(blanksIn(blanks.stem)).toEqual(['x', 'y'])
  expect(partFrom(blanks).key).toEqual({
    type: 'FB',
    exact: false,
    accepted: { x: ['2 米', '两米'], y: ['5 级'] },
  })
  expect(faults({ ...blanks, accepted: { x: '2 米' } })).toEqual(['noAccepted'])
  expect(faults({ ...blanks, stem: treeFrom('没有空') })).toEqual(['noBlank'])
})

test('a row without a left side is a distractor', () => {
  const { content, key } = partFrom(matching)
  expect(content).toMatchObject({ left: [{ slot: 'a' }, { slot: 'b' }] })
  expect(content).toMatchObject({ right: [{ slot: 'e' }, { slot: 'f' }, { slot: 'g' }] })
  expect(key).toEqual({ type: 'MT', pairs: { a: 'e', b: 'f' } })
})

test('sends an unchanged question back as it was', () => {
  for (const leaf of [choice, blanks, matching]) {
    const sent = bodyFrom(drafted(leaf))
    const body: QuestionBody = { ...sent, links: [...sent.links], parts: [] }
    expect(bodyFrom(draftFrom(body))).toEqual(sent)
  }
})

test('opens a scenario with its parts and sends it without a key of its own', () => {
  const draft: Draft = {
    isScenario: true,
    whole: { ...newLeaf('MC'), stem: treeFrom('材料') },
    parts: [choice, blanks],
  }
  const sent = bodyFrom(draft)
  expect(sent).toMatchObject({ content: { type: 'SI' }, key: null })
  expect(sent.parts.map(({ content }) => content.type)).toEqual(['MC_MANY', 'FB'])
  expect(lacksOf({ ...draft, parts: [] })).toEqual([{ part: 0, fault: 'noParts' }])
  expect(lacksOf({ ...draft, parts: [{ ...choice, right: [] }] })).toEqual([{ part: 1, fault: 'noRight' }])
})

test('a new question of any type lists what it lacks, and its names are valid', () => {
  for (const type of questionTypes) expect(lacksOf(newDraft(type))).not.toEqual([])
  const whole = { ...newLeaf('MT'), stem: treeFrom('连线') }
  const rows = [...whole.rows, newRow(whole.rows)].map((row, at) => ({
    ...row,
    left: { ...row.left, content: treeFrom(`左${at}`) },
    right: { ...row.right, content: treeFrom(`右${at}`) },
  }))
  const { content, key } = partFrom({ ...whole, rows })
  expect(leafContent.safeParse(content).success).toBe(true)
  expect(paperKey.safeParse(key).success).toBe(true)
  expect(new Set(rows.flatMap(({ left, right }) => [left.slot, right.slot])).size).toBe(10)
})

test('distinguishes one plain line from richer text', () => {
  expect(plainFrom(treeFrom('119'))).toBe('119')
  expect(plainFrom({ blocks: [] })).toBe('')
  expect(plainFrom({ blocks: [{ kind: 'image', fileId: '1', alt: '图' }] })).toBeUndefined()
})
