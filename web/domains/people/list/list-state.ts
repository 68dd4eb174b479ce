import type { listPeople, PeopleSort } from '@lyceum/contract/people'
import type { Args } from '@lyceum/contract/kit'

type Query = Args<typeof listPeople>

/** What is chosen, as the call takes it and an address spells it. */
type Chosen = Omit<Query, 'sort' | 'direction' | 'after' | 'before' | 'pageSize'>
type Filter = { readonly [K in keyof Chosen]: Extract<Chosen[K], string> }

export type ListState = {
  readonly filter: Filter
  readonly sort: PeopleSort
  readonly direction: 'asc' | 'desc'
  readonly after: string | undefined
  readonly before: string | undefined
}

const filterNames = [
  'text',
  'unitId',
  'positionId',
  'gradeId',
  'state',
  'isFrozen',
  'isExternal',
  'role',
  'joinedFrom',
  'joinedTo',
  'loginFrom',
  'loginBefore',
] as const satisfies readonly (keyof Filter)[]

const sorts: readonly PeopleSort[] = ['name', 'staffNo', 'joinedOn', 'lastLoginAt']
const states = ['pending', 'active', 'suspended', 'left'] as const
const roles = ['NLRN', 'INSTR', 'TADM', 'ADM'] as const

/** Reads an address; what it does not know it leaves out. */
export function stateFrom(params: URLSearchParams): ListState {
  const one = (name: string) => params.get(name) ?? undefined
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((value) => value === one(name))
  const flag = (name: string) => oneOf(name, ['true', 'false'] as const)
  return {
    filter: compact({
      text: one('text'),
      unitId: one('unitId'),
      positionId: one('positionId'),
      gradeId: one('gradeId'),
      state: oneOf('state', states),
      isFrozen: flag('isFrozen'),
      isExternal: flag('isExternal'),
      role: oneOf('role', roles),
      joinedFrom: one('joinedFrom'),
      joinedTo: one('joinedTo'),
      loginFrom: one('loginFrom'),
      loginBefore: one('loginBefore'),
    }),
    sort: oneOf('sort', sorts) ?? 'name',
    direction: oneOf('direction', ['asc', 'desc'] as const) ?? 'asc',
    after: one('after'),
    before: one('before'),
  }
}

type Possible = { readonly [K in keyof Filter]: Filter[K] | undefined }

const compact = (filter: Possible): Filter => {
  const kept: Record<string, string> = {}
  for (const name of filterNames) {
    const value = filter[name]
    if (value) kept[name] = value
  }
  return kept
}

/** Writes a list into an address; the usual order is not worth saying. */
export function stateTo({ filter, sort, direction, after, before }: LooseState): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of filterNames) {
    const value = filter[name]
    if (value) params.set(name, value)
  }
  if (sort !== 'name') params.set('sort', sort)
  if (direction !== 'asc') params.set('direction', direction)
  if (after) params.set('after', after)
  if (before) params.set('before', before)
  return params
}

/** A state being changed: what is empty goes. */
export type LooseFilter = { readonly [K in keyof Filter]?: string | undefined }
type LooseState = Omit<ListState, 'filter'> & { readonly filter: LooseFilter }
