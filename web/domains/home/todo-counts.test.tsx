import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { queryClient } from '#lib/query-client'
import { useGradeName, waiting } from './todo-counts.ts'

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-104 the to-do call is sent with isMobile=0', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json({ code: 200, result: {} })
  })
  await queryClient.query(waiting)
  expect(requests).toEqual([
    expect.stringMatching(/^\/app\/api\/trainee\/home\/messgae\/count\?isMobile=0&t=\d+$/),
  ])
})

test('B-108 the home user info supplies the grade', () => {
  const Grade = () => <b>{useGradeName()}</b>
  const shown = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Grade />
      </QueryClientProvider>,
    )
  expect(shown()).toBe('<b></b>')
  queryClient.setQueryData(['/app/api/trainee/home/user', {}], { gradeName: '高级学员' })
  expect(shown()).toBe('<b>高级学员</b>')
})
