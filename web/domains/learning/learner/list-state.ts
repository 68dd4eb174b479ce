import { courseStatuses, type CourseStatus } from '@lyceum/contract/learning'
import { useSearchParams } from 'react-router'

export const shows = ['all', 'overdue', 'idle'] as const
type Show = (typeof shows)[number]

/** People who are not enrolled are not learners. */
export const statuses = courseStatuses.filter((item) => item !== 'NOT_ENROLLED')

type ListState = {
  readonly show: Show
  readonly status: CourseStatus | undefined
  readonly after: string
}

/** The list state from the URL; invalid values are ignored. */
export function listStateOf(params: URLSearchParams): ListState {
  return {
    show: shows.find((item) => item === params.get('show')) ?? 'all',
    status: statuses.find((item) => item === params.get('status')),
    after: params.get('after') ?? '',
  }
}

/** The URL parameters of a list; only people in progress are overdue or idle, so the status is dropped. */
export function queryOf({ show, status, after }: ListState): Record<string, string> {
  const isNarrow = show !== 'all'
  return {
    ...(isNarrow ? { show } : {}),
    ...(status && !isNarrow ? { status } : {}),
    ...(after ? { after } : {}),
  }
}

/** The list state from the URL; any other choice goes back to the first page. */
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
