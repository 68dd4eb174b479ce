import { listOnlineLecturers } from '@lyceum/contract/learning'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { queryClient } from '#lib/query-client'
import { lecturerSlot } from '../../../from-above.ts'
import { Lecturers } from './lecturers.tsx'

beforeEach(() => {
  browser()
  queryClient.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('shows the lecturers of a course with their introduction and a follow button', () => {
  const lecturer = { usrEntId: '5', name: '沈若川', unit: '领导力学院', source: 'IN' }
  queryClient.setQueryData([listOnlineLecturers.path, { itmId: '1' }], { records: [lecturer] })
  const person = { userPoto: '', profile: '带过三支新建团队。', isOwn: false, isFollowed: false }
  lecturerSlot.fill((id) => (id === '5' ? person : undefined))
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Lecturers itmId="1" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  for (const expected of ['沈若川', '带过三支新建团队。', '关注讲师', '/visitor/info?usrEntId=5'])
    expect(markup).toContain(expected)
})
