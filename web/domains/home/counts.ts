import { getHomeUser, getTodoCount, getTopCount, listWaiting } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { countSubordinates } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

/** What waits for a person, by the names of the to-do call. */
export type WaitingCounts = Result<typeof getTodoCount>

/** A bar that cannot count is still a bar: what fails here is not told. */
const quietly = { meta: { quiet: true } }

/** The to-do call of a desk; the mobile site asks with 1. */
export const waiting = read(getTodoCount, { isMobile: '0' })

/** What waits for the person; undefined as long as nobody has counted. */
export const useWaiting = (): WaitingCounts | undefined => useQuery({ ...waiting, ...quietly }).data

export type WaitingTitle = Result<typeof listWaiting>['records'][number]
export type WaitingTitles = ReadonlyMap<string, WaitingTitle>

/** What is newest or most urgent of each line; asked for by whoever opens the dialog. */
export function useWaitingTitles(): WaitingTitles {
  const { data } = useQuery({ ...read(listWaiting), refetchOnMount: 'always', ...quietly })
  return new Map(data?.records.map((record) => [record.name, record]))
}

/** How many messages are unread. */
export const useUnread = (): number =>
  useQuery({ ...read(getTopCount), ...quietly }).data?.unreadWebMessage ?? 0

/** The grade of the person, for the menu; empty when they have none. */
export const useGradeName = (): string => useQuery({ ...read(getHomeUser), ...quietly }).data?.gradeName ?? ''

/** The unit of the person; empty when they have none. */
export const useUnitName = (): string => useQuery({ ...read(getHomeUser), ...quietly }).data?.unitName ?? ''

/** How many people report to the person. */
export const useSubordinateCount = (): number =>
  useQuery({ ...read(countSubordinates), ...quietly }).data?.count ?? 0
