import { listMedalNews } from '@lyceum/contract/honor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { read } from '#lib/api'
import { useHint } from '#lib/live'

const Celebration = lazy(async () => ({ default: (await import('./celebration.tsx')).Celebration }))

/** Looks for medals that were not told yet, at once when the server hints at one; celebrates what it finds. */
export function MedalWatch() {
  const client = useQueryClient()
  const { data } = useQuery(read(listMedalNews))
  useHint(
    'medal',
    useCallback(() => void client.invalidateQueries({ queryKey: [listMedalNews.path] }), [client]),
  )
  if (!data || data.records.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Celebration medals={data.records} />
    </Suspense>
  )
}
