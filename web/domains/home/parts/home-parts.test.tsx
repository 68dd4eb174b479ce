import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { queryClient } from '#lib/query-client'
import { StudyPanel } from './study-panel.tsx'
import { TodayTasks } from './today-tasks.tsx'

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

const markupOf = (part: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )

const course = {
  itmId: '8',
  itmType: 'SELFSTUDY',
  title: '新任经理 90 天',
  picture: '/f/cover-of-eight.jpg',
  seed: 3,
  tndId: null,
  progress: 64,
  studiedAt: null,
  dueAt: null,
  isRequired: false,
} as const
const figures = { weekSeconds: 0, weekGoal: 0, yearCredits: 0, yearGoal: 0 }

test('P-18 the current course shows its cover; without a course the default picture is shown', () => {
  const studying = markupOf(<StudyPanel first={{ figures, studying: [course], next: null }} />)
  expect(studying).toContain('/f/cover-of-eight.jpg')
  expect(studying).not.toContain('viewBox="0 0 572 200"')
  const idle = markupOf(<StudyPanel first={{ figures, studying: [], next: null }} />)
  expect(idle).toContain('viewBox="0 0 572 200"')
})

test('P-19 the daily tasks open in their dialog, not in the points page', () => {
  const markup = markupOf(<TodayTasks />)
  expect(markup).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>全部/)
  expect(markup).not.toContain('/personal/integral')
})
