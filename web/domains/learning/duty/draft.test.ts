import { expect, test } from 'vitest'
import { draftFor, problemWith, ruleOf } from './draft.ts'

const emptyDraft = draftFor(new URLSearchParams())
const draft = { ...emptyDraft, title: ' 安全教育 ', courses: [{ id: '7', name: '安全第一课' }] }

test('reports one missing value at a time, from the top', () => {
  expect(problemWith(emptyDraft)).toBe('missingTitle')
  expect(problemWith({ ...draft, courses: [] })).toBe('missingCourses')
  expect(problemWith({ ...draft, days: '0' })).toBe('missingDue')
  expect(problemWith({ ...draft, dueKind: 'day' })).toBe('missingDue')
  expect(problemWith({ ...draft, dueKind: 'none', days: '' })).toBeUndefined()
})

test('converts a draft to the rule that is sent', () => {
  const people = [{ id: '9', name: '林知夏' }]
  expect(ruleOf({ ...draft, people, dueKind: 'hired', days: '60' })).toEqual({
    title: '安全教育',
    unitId: null,
    audience: [{ kind: 'person', id: '9' }],
    courseIds: ['7'],
    due: { kind: 'hired', days: 60 },
  })
})

test('preselects the course whose page the user comes from', () => {
  const params = new URLSearchParams({ courseId: '7', course: '安全第一课' })
  expect(draftFor(params).courses).toEqual([{ id: '7', name: '安全第一课' }])
})
