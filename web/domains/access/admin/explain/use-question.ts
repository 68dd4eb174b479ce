import { useSearchParams } from 'react-router'

export type Question = {
  readonly accountId: string | undefined
  readonly permission: string | undefined
  readonly unitId: string | undefined
  readonly otherId: string | undefined
}

const names = { accountId: 'person', permission: 'permission', unitId: 'unit', otherId: 'other' } as const

/** The question is kept in the URL: a colleague who opens the link sees the answer within their own permissions. */
export function useQuestion() {
  const [search, setSearch] = useSearchParams()
  const valueOf = (name: keyof Question) => search.get(names[name]) ?? undefined
  const question: Question = {
    accountId: valueOf('accountId'),
    permission: valueOf('permission'),
    unitId: valueOf('unitId'),
    otherId: valueOf('otherId'),
  }
  function changeQuestion(change: Partial<Question>) {
    const next = { ...question, ...change }
    const params = (['accountId', 'permission', 'unitId', 'otherId'] as const).flatMap((name) =>
      next[name] ? [[names[name], next[name]]] : [],
    )
    setSearch(new URLSearchParams(params), { replace: true })
  }
  return { question, changeQuestion }
}
