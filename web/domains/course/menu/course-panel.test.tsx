import { pageCourseCentre } from '@lyceum/contract/learning'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { queryClient } from '#lib/query-client'
import { CoursePanel } from './course-panel.tsx'

beforeEach(() => {
  browser()
  queryClient.clear()
})
afterEach(() => vi.unstubAllGlobals())

const tree = [
  {
    id: '1',
    name: '数据与智能',
    isParent: true,
    children: [{ id: '2', name: '数据分析', isParent: false, children: [] }],
  },
]

const words = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CoursePanel tree={tree} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** What the server says of a category; the empty one is all of them. */
function told(tndId: string, total: number) {
  const most = { tndId, sort: 'learners', order: 'desc', pageNo: 1, pageSize: 6 }
  const records = [{ itmId: '9', title: '指标体系入门' }]
  queryClient.setQueryData([pageCourseCentre.path, most], { records, total, isMore: false })
}

test('P-28 the panel says how many courses a category holds and how many there are, once that is known', () => {
  expect(words()).not.toMatch(/\d/)
  told('', 268)
  told('1', 42)
  expect(words()).toContain('数据与智能 42 门课程')
  expect(words()).toContain('共 268 门')
})

test('P-28 where a category has few branches, what most people take fills the panel', () => {
  told('1', 42)
  expect(words()).toContain('大家在学 指标体系入门')
})
