import { expect, test } from 'vitest'
import { countOf, draftFrom, isNamed, newRule, type Paper, scoreOf, sentFrom } from './paper-draft.ts'

const paper: Paper = {
  id: '1',
  title: '安全',
  kind: 'rule',
  state: 'draft',
  fullScore: 20.3,
  questionCount: 13,
  byName: '唐一诺',
  updatedAt: '2026-11-01T00:00:00Z',
  revision: 3,
  forms: 0,
  shufflesQuestions: false,
  shufflesOptions: true,
  missing: 0,
  sections: [
    {
      title: '选择',
      items: [],
      rules: [
        {
          type: 'MC',
          categoryId: '7',
          categoryName: '电气',
          difficulties: [2, 3],
          pointId: null,
          pointName: '',
          tag: null,
          count: 10,
          score: 2,
          fitting: 30,
          missing: 0,
        },
        {
          type: 'TF',
          categoryId: null,
          categoryName: '',
          difficulties: [],
          pointId: null,
          pointName: '',
          tag: '必考',
          count: 3,
          score: 0.1,
          fitting: 2,
          missing: 1,
        },
      ],
    },
  ],
}

test('sends an unchanged paper back as it was, without calculated values', () => {
  const { sections, title } = sentFrom(draftFrom(paper))
  expect(title).toBe('安全')
  expect(sections[0]?.rules?.[0]).toEqual({
    type: 'MC',
    categoryId: '7',
    difficulties: [2, 3],
    pointId: null,
    tag: null,
    count: 10,
    score: 2,
  })
})

test('adds points exactly in tenths', () => {
  const [section] = draftFrom(paper).sections
  expect(section && countOf(section)).toBe(13)
  expect(section && scoreOf(section)).toBe(20.3)
})

test('a new rule has a unique name and continues with the values of the last one', () => {
  const rules = draftFrom(paper).sections[0]?.rules ?? []
  const first = newRule(rules)
  const second = newRule([...rules, first])
  expect(new Set([...rules, first, second].map(({ name }) => name)).size).toBe(4)
  expect(first.score).toBe(0.1)
})

test('does not save anything without a name', () => {
  const draft = draftFrom(paper)
  expect(isNamed(draft)).toBe(true)
  expect(isNamed({ ...draft, title: ' ' })).toBe(false)
  expect(isNamed({ ...draft, sections: [{ name: 'x', title: '', items: [], rules: [] }] })).toBe(false)
})
