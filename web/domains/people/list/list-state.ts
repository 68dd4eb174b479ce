import type { listPeople, PeopleSort } from '@lyceum/contract/people'
import type { Args } from '@lyceum/contract/kit'

type Query = Args<typeof listPeople>

/** The filter, with the same names in the call and in the URL. */
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

/** Reads the URL; unknown values are left out. */
export function stateFrom(params: URLSearchParams): ListState {
  const param = (name: string) => params.get(name) ?? undefined
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((value) => value === param(name))
  const flag = (name: string) => oneOf(name, ['true', 'false'] as const)
  return {
    filter: compact({
      text: param('text'),
      unitId: param('unitId'),
      positionId: param('positionId'),
      gradeId: param('gradeId'),
      state: oneOf('state', states),
      isFrozen: flag('isFrozen'),
      isExternal: flag('isExternal'),
      role: oneOf('role', roles),
      joinedFrom: param('joinedFrom'),
      joinedTo: param('joinedTo'),
      loginFrom: param('loginFrom'),
      loginBefore: param('loginBefore'),
    }),
    sort: oneOf('sort', sorts) ?? 'name',
    direction: oneOf('direction', ['asc', 'desc'] as const) ?? 'asc',
    after: param('after'),
    before: param('before'),
  }
}

type Possible = { readonly [K in keyof Filter]: Filter[K] | undefined }

const compact = (filter: Possible): Filter => {
  const query: Record<string, string> = {}
  for (const name of filterNames) {
    const value = filter[name]
    if (value) query[name] = value
  }
  return query
}

/** Writes the list state to URL parameters; the default order is left out. */
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

/** A state being changed: empty values are removed. */
export type LooseFilter = { readonly [K in keyof Filter]?: string | undefined }
type LooseState = Omit<ListState, 'filter'> & { readonly filter: LooseFilter }
