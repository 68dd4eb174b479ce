import { getHomeUser, getTodoCount, getTopCount, listWaiting } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { countSubordinates } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

/** The to-do counts, by the names of the to-do call. */
export type WaitingCounts = Result<typeof getTodoCount>

/** The bar works without counts, so failures here are not shown. */
const quietly = { meta: { quiet: true } }

/** The to-do call of the desktop site; the mobile site sends 1. */
export const waiting = read(getTodoCount, { isMobile: '0' })

/** The to-do counts; undefined until loaded. */
export const useWaiting = (): WaitingCounts | undefined => useQuery({ ...waiting, ...quietly }).data

export type WaitingTitle = Result<typeof listWaiting>['records'][number]
export type WaitingTitles = ReadonlyMap<string, WaitingTitle>

/** The newest or most urgent title of each line; fetched when the dialog opens. */
export function useWaitingTitles(): WaitingTitles {
  const { data } = useQuery({ ...read(listWaiting), refetchOnMount: 'always', ...quietly })
  return new Map(data?.records.map((record) => [record.name, record]))
}

/** How many messages are unread. */
export const useUnread = (): number =>
  useQuery({ ...read(getTopCount), ...quietly }).data?.unreadWebMessage ?? 0

/** The grade of the person, for the menu; empty when there is none. */
export const useGradeName = (): string => useQuery({ ...read(getHomeUser), ...quietly }).data?.gradeName ?? ''

/** The unit of the person; empty when there is none. */
export const useUnitName = (): string => useQuery({ ...read(getHomeUser), ...quietly }).data?.unitName ?? ''

/** How many people report to the person. */
export const useSubordinateCount = (): number =>
  useQuery({ ...read(countSubordinates), ...quietly }).data?.count ?? 0
