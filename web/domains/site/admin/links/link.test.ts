import { addLink } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { draftOf, problemsWith } from './link.ts'

const good = { title: ' 制度文库 ', accessUrl: ' https://hr.example/rules ' }

test('sends a valid link trimmed, and the server accepts it', () => {
  expect(problemsWith(good)).toEqual({})
  expect(draftOf(good)).toEqual({ title: '制度文库', accessUrl: 'https://hr.example/rules' })
  expect(addLink.body.safeParse(draftOf(good)).success).toBe(true)
})

test.each([
  [{ title: '  ' }, { title: 'missing' }],
  [{ title: '长'.repeat(41) }, { title: 'too-long' }],
  [{ accessUrl: 'javascript:alert(1)' }, { accessUrl: 'bad-address' }],
  [{ accessUrl: 'hr.example' }, { accessUrl: 'bad-address' }],
])('%j is shown at its field, and the server would reject it', (fault, problems) => {
  const typed = { ...good, ...fault }
  expect(problemsWith(typed)).toEqual(problems)
  expect(addLink.body.safeParse(draftOf(typed)).success).toBe(false)
})
