import { listRoleAssignments, listRoles, revokeRoleAssignments } from '@lyceum/contract/access'
import type { Args, Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'

export type RoleAssignment = Result<typeof listRoleAssignments>['records'][number]
export type RoleAssignmentFilter = Pick<
  Args<typeof listRoleAssignments>,
  'role' | 'customRoleId' | 'scope' | 'text'
>

export const pageSize = 20

/** The role assignments that match a filter, page by page. */
export function useRoleAssignments() {
  const [filter, setFilter] = useState<RoleAssignmentFilter>({})
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...read(listRoleAssignments, { ...filter, pageNo: page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    filter,
    page,
    go: setPage,
    narrow: (change: RoleAssignmentFilter) => {
      setFilter({ ...filter, ...change })
      setPage(1)
    },
  }
}

/** Withdraws role assignments and shows how many. */
export function useWithdraw(): (ids: readonly string[]) => Promise<void> {
  const t = useText(text).assignments
  const withdraw = useCommand(revokeRoleAssignments, { refresh: [listRoleAssignments, listRoles] })
  return async (ids) => {
    const { count } = await withdraw.mutateAsync({ ids: [...ids] })
    showSuccess(t.withdrawn(String(count)))
  }
}

/** The name of the assigned role. */
export function useRoleName(): (role: RoleAssignment['role']) => string {
  const t = useText(text)
  return ({ role, name }) => name ?? t.roleNames[role]
}

/** The scope as text. */
export function useScopeName(): (scope: RoleAssignment['scope']) => string {
  const t = useText(text).assignments
  return ({ kind, name }) => (kind === 'site' ? t.scopeNames.site : (name ?? t.elsewhere[kind]))
}
