import { listApprovalInboxes } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'

/** The workspaces the user may use, and the current one: their own unless the URL names another. */
export function useWorkspace() {
  const [query, setQuery] = useSearchParams()
  const { data } = useQuery(read(listApprovalInboxes))
  const workspaces = data?.desks ?? []
  const workspace = workspaces.find(({ id }) => id === query.get('desk')) ?? workspaces[0]
  return {
    workspaces,
    desk: workspace,
    deputy: data?.deputy ?? undefined,
    escalateDays: data?.escalateDays ?? 0,
    sitAt: (id: string) => setQuery(id === workspaces[0]?.id ? {} : { desk: id }),
  }
}
