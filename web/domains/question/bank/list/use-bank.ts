import { listQuestions } from '@lyceum/contract/question'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { askedOf, type BankState, changed, type FilterChange, stateFrom, stateTo } from './list-state.ts'

export type BankControl = ReturnType<typeof useBankState>

/** The list state from the URL. Any other choice goes back to the first page. */
export function useBankState() {
  const [params, setParams] = useSearchParams()
  const state = stateFrom(params)
  const go = (next: BankState, isQuiet = false) => setParams(stateTo(next), { replace: isQuiet })
  return {
    state,
    filterBy: (change: FilterChange) =>
      go({ filter: changed(state.filter, change), after: '', shown: undefined }),
    clear: () => go({ filter: {}, after: '', shown: undefined }),
    goTo: (after: string) => go({ ...state, after, shown: undefined }),
    show: (shown: string) => go({ ...state, shown }, true),
  }
}

/** A page of questions; the previous one stays while the next is loading. */
export const useQuestions = (state: BankState) =>
  useQuery({ ...read(listQuestions, askedOf(state)), placeholderData: keepPreviousData })
