import { listHoldings, listRoles, withdrawHoldings } from '@lyceum/contract/access'
import type { Args, Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'

export type Holding = Result<typeof listHoldings>['records'][number]
export type HoldingFilter = Pick<Args<typeof listHoldings>, 'role' | 'customRoleId' | 'scope' | 'text'>

export const pageSize = 20

/** The holdings that a filter leaves, a page at a time. */
export function useHoldings() {
  const [filter, setFilter] = useState<HoldingFilter>({})
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...read(listHoldings, { ...filter, pageNo: page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    filter,
    page,
    go: setPage,
    narrow: (change: HoldingFilter) => {
      setFilter({ ...filter, ...change })
      setPage(1)
    },
  }
}

/** Takes holdings back and says how many. */
export function useWithdraw(): (ids: readonly string[]) => Promise<void> {
  const t = useText(text).holdings
  const withdraw = useCommand(withdrawHoldings, { refresh: [listHoldings, listRoles] })
  return async (ids) => {
    const { count } = await withdraw.mutateAsync({ ids: [...ids] })
    showSuccess(t.withdrawn(String(count)))
  }
}

/** The name of the role that is held. */
export function useRoleName(): (role: Holding['role']) => string {
  const t = useText(text)
  return ({ role, name }) => name ?? t.roleNames[role]
}

/** Where it holds, in words. */
export function useScopeName(): (scope: Holding['scope']) => string {
  const t = useText(text).holdings
  return ({ kind, name }) => (kind === 'site' ? t.scopeNames.site : (name ?? t.elsewhere[kind]))
}
