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

const shownText = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CoursePanel tree={tree} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Sets the server's answer for a category; the empty one is all of them. */
function setTotal(tndId: string, total: number) {
  const most = { tndId, sort: 'learners', order: 'desc', pageNo: 1, pageSize: 6 }
  const records = [{ itmId: '9', title: '指标体系入门' }]
  queryClient.setQueryData([pageCourseCentre.path, most], { records, total, isMore: false })
}

test('P-28 the panel shows the course count of a category and in total once they are known', () => {
  expect(shownText()).not.toMatch(/\d/)
  setTotal('', 268)
  setTotal('1', 42)
  expect(shownText()).toContain('数据与智能 42 门课程')
  expect(shownText()).toContain('共 268 门')
})

test('P-28 popular courses fill the panel of a category with few subcategories', () => {
  setTotal('1', 42)
  expect(shownText()).toContain('大家在学 指标体系入门')
})
