import { expect, test } from 'vitest'
import { draftFor, problemWith, ruleOf } from './draft.ts'

const emptyDraft = draftFor(new URLSearchParams())
const draft = { ...emptyDraft, title: ' 安全教育 ', courses: [{ id: '7', name: '安全第一课' }] }

test('what is missing is said one thing at a time, from the top', () => {
  expect(problemWith(emptyDraft)).toBe('missingTitle')
  expect(problemWith({ ...draft, courses: [] })).toBe('missingCourses')
  expect(problemWith({ ...draft, days: '0' })).toBe('missingDue')
  expect(problemWith({ ...draft, dueKind: 'day' })).toBe('missingDue')
  expect(problemWith({ ...draft, dueKind: 'none', days: '' })).toBeUndefined()
})

test('a draft becomes the rule that is sent', () => {
  const people = [{ id: '9', name: '林知夏' }]
  expect(ruleOf({ ...draft, people, dueKind: 'hired', days: '60' })).toEqual({
    title: '安全教育',
    unitId: null,
    audience: [{ kind: 'person', id: '9' }],
    courseIds: ['7'],
    due: { kind: 'hired', days: 60 },
  })
})

test('who comes from the page of a course finds it chosen', () => {
  const params = new URLSearchParams({ courseId: '7', course: '安全第一课' })
  expect(draftFor(params).courses).toEqual([{ id: '7', name: '安全第一课' }])
})
