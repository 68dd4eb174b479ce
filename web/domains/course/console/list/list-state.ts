import { courseKinds, courseStates, type CourseKind, type CourseState } from '@lyceum/contract/course'
import { useSearchParams } from 'react-router'

export type ListState = {
  readonly text: string
  readonly state: CourseState | undefined
  readonly kind: CourseKind | undefined
  readonly categoryId: string | undefined
  readonly after: string
}

const oneOf = <T extends string>(all: readonly T[], value: string | null) =>
  all.find((item) => item === value)

/** The list state from the URL; any other choice goes back to the first page. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const state: ListState = {
    text: params.get('text') ?? '',
    state: oneOf(courseStates, params.get('state')),
    kind: oneOf(courseKinds, params.get('kind')),
    categoryId: params.get('categoryId') ?? undefined,
    after: params.get('after') ?? '',
  }
  const show = (next: Partial<ListState>) => {
    const whole = { ...state, after: '', ...next }
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(whole)) if (value) query.set(name, value)
    setParams(query)
  }
  const isFiltered = Boolean(state.text || state.state || state.kind || state.categoryId)
  return { state, show, isFiltered, clear: () => setParams({}) }
}

export type ListControl = ReturnType<typeof useListState>
