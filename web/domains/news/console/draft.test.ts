import { expect, test } from 'vitest'
import { asksAgain, draftOf, isChanged, type News, problemWith, writtenOf } from './draft.ts'

const news: News = {
  id: '5',
  kind: 'notice',
  state: 'shown',
  title: '停电通知',
  summary: '',
  content: { blocks: [{ kind: 'paragraph', runs: [{ text: '周五停电。' }] }] },
  audience: [{ kind: 'unit', id: '7' }],
  audienceNames: [{ key: 'unit:7', name: '制造中心' }],
  unitId: null,
  unitName: '',
  isPinned: false,
  mustAcknowledge: true,
  isPublic: false,
  place: '',
  shownFrom: '2026-05-01T01:00:00.000Z',
  shownUntil: null,
  version: 1,
  revision: 3,
  reads: 4,
  acknowledged: 2,
  meant: 9,
  isKnown: true,
  files: [],
  tellings: [],
}

test('sends the draft with its starting revision, and is unchanged until edited', () => {
  const draft = draftOf(news)
  expect(isChanged(news, draft)).toBe(false)
  expect(draft.audience.unit).toEqual([{ id: '7', name: '制造中心' }])
  expect(writtenOf(news, { ...draft, title: ' 停电 ' })).toMatchObject({
    id: '5',
    revision: 3,
    title: '停电',
    audience: [{ kind: 'unit', id: '7' }],
    unitId: null,
  })
})

test('a title is required, and an end after the beginning', () => {
  const draft = draftOf(news)
  expect(problemWith({ ...draft, title: ' ' })).toBe('titleMissing')
  expect(problemWith({ ...draft, shownUntil: '2026-05-01T01:00:00.000Z' })).toBe('untimely')
  expect(problemWith(draft)).toBeUndefined()
})

test('changed content of a published text that needs agreement asks again; changed dates do not', () => {
  const draft = draftOf(news)
  expect(asksAgain(news, { ...draft, title: '停电改期' })).toBe(true)
  expect(asksAgain(news, { ...draft, isPinned: true, shownUntil: '2026-06-01T01:00:00.000Z' })).toBe(false)
  expect(asksAgain({ ...news, isKnown: false }, { ...draft, title: '停电改期' })).toBe(false)
  expect(asksAgain(news, { ...draft, title: '停电改期', mustAcknowledge: false })).toBe(false)
})

test('K-30 another attachment asks again; a new URL of the same file does not', () => {
  const plan = {
    id: '9',
    url: 'https://content.example/a',
    name: '路线图.pdf',
    type: 'application/pdf',
    size: 9,
  }
  const saved = { ...news, files: [{ ...plan, isInText: false }] }
  const draft = draftOf(saved)
  const moved = { ...draft, files: [{ ...plan, url: 'https://content.example/b' }] }
  expect(isChanged(saved, moved)).toBe(false)
  expect(writtenOf(saved, draft).files).toEqual(['9'])
  expect(asksAgain(saved, { ...draft, files: [] })).toBe(true)
})
