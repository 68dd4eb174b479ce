import { getCurrentUser } from '@lyceum/contract/identity'
import { listRecommendedLinks } from '@lyceum/contract/site'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshAfter, refreshOn } from './refresh.ts'

/** A read on the screen that answers its first fetch at once and every later one when it is told to. */
async function onScreen(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const later = Promise.withResolvers<string>()
  const answers = [Promise.resolve('old'), later.promise]
  const observer = new QueryObserver(client, {
    queryKey: [path],
    queryFn: () => answers.shift() ?? Promise.resolve('too often'),
    staleTime: Infinity,
  })
  const end = observer.subscribe(() => undefined)
  await observer.refetch({ cancelRefetch: false })
  return { client, later, end, state: () => client.getQueryState([path]) }
}

test('a command does not wait for the reads that it makes out of date; they are fetched behind it', async () => {
  const { client, later, end, state } = await onScreen(listRecommendedLinks.path)
  expect(refreshAfter(client, { refresh: [listRecommendedLinks] })).toBeUndefined()
  expect(state()).toMatchObject({ data: 'old', isInvalidated: true, fetchStatus: 'fetching' })
  later.resolve('new')
  await expect.poll(() => state()?.data).toBe('new')
  end()
})

test('a read that is not on the screen is out of date for the page that comes next', () => {
  const client = new QueryClient()
  client.setQueryData([getCurrentUser.path, {}], 'old')
  void refreshAfter(client, { refresh: [getCurrentUser] })
  expect(client.getQueryState([getCurrentUser.path, {}])).toMatchObject({
    isInvalidated: true,
    fetchStatus: 'idle',
  })
})

test('a command that says so waits, and a read that fails does not fail it', async () => {
  const { client, later, end, state } = await onScreen(listRecommendedLinks.path)
  const fresh = refreshAfter(client, { refresh: [listRecommendedLinks], awaitRefresh: true })
  later.reject(new Error('no line'))
  await fresh
  expect(state()).toMatchObject({ data: 'old', status: 'error', fetchStatus: 'idle' })
  end()
})

test('a topic makes the reads out of date that the application has named for it', () => {
  const client = new QueryClient()
  client.setQueryData([getCurrentUser.path], 'old')
  void refreshAfter(client, { topics: ['to-do'] })
  expect(client.getQueryState([getCurrentUser.path])?.isInvalidated).toBe(false)
  refreshOn('to-do', [getCurrentUser])
  void refreshAfter(client, { topics: ['to-do'] })
  expect(client.getQueryState([getCurrentUser.path])?.isInvalidated).toBe(true)
})
