import { courseStatuses, type CourseStatus } from '@lyceum/contract/learning'
import { useSearchParams } from 'react-router'

export const shows = ['all', 'overdue', 'idle'] as const
type Show = (typeof shows)[number]

/** Whoever is not enrolled is nobody's learner. */
export const statuses = courseStatuses.filter((one) => one !== 'NOT_ENROLLED')

type ListState = {
  readonly show: Show
  readonly status: CourseStatus | undefined
  readonly after: string
}

/** What an address says about the list; what does not fit is as if it were not there. */
export function listStateOf(params: URLSearchParams): ListState {
  return {
    show: shows.find((one) => one === params.get('show')) ?? 'all',
    status: statuses.find((one) => one === params.get('status')),
    after: params.get('after') ?? '',
  }
}

/** The address of a list; only people in progress are late or idle, so a status of its own gives way. */
export function queryOf({ show, status, after }: ListState): Record<string, string> {
  const isNarrow = show !== 'all'
  return {
    ...(isNarrow ? { show } : {}),
    ...(status && !isNarrow ? { status } : {}),
    ...(after ? { after } : {}),
  }
}

/** The list as its address says; any other choice begins at the first page. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const state = listStateOf(params)
  return {
    state,
    isFiltered: state.show !== 'all' || state.status !== undefined,
    choose: (next: Partial<ListState>) => setParams(queryOf({ ...state, after: '', ...next })),
    clear: () => setParams({}),
  }
}

export type ListControl = ReturnType<typeof useListState>
