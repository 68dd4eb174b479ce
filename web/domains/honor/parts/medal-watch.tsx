import { listMedalNews } from '@lyceum/contract/honor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { read } from '#lib/api'
import { useHint } from '#lib/page/server-hints'

const Celebration = lazy(async () => ({ default: (await import('./celebration.tsx')).Celebration }))

/** Checks for unseen medals, at once after a hint from the server, and celebrates them. */
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
