import { listRecommendedCourses } from '@lyceum/contract/learning'
import { listDailyTasks } from '@lyceum/contract/points'
import { read } from '#lib/api'
import type { PageRoute } from '#lib/route'
import { pages } from '../route-table.ts'

type Screen = {
  /** The values its address has: numbers, and nothing that a stranger could word. */
  readonly query?: readonly string[]
  /** What it reads once other reads have been answered; asked together with them. */
  readonly also?: () => readonly Pick<ReturnType<typeof read>, 'queryKey' | 'queryFn'>[]
}

/** The pages that the server renders. */
const screens: Readonly<Record<string, Screen>> = {
  '/login': {},
  '/home': {
    also: () => [read(listDailyTasks), read(listRecommendedCourses, { pageNo: 1, pageSize: 8 })],
  },
  '/course/list': {},
  '/course/detail': { query: ['itmId'] },
}

type Found = { readonly page: PageRoute; readonly also: ReturnType<NonNullable<Screen['also']>> }

/** The page of an address that the server renders. Any other query is left to the browser. */
export function screenOf(address: string): Found | undefined {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid')
  const screen = screens[pathname]
  const page = pages.find(({ path }) => path === pathname)
  if (!screen || !page) return undefined
  const { query: names = [], also } = screen
  const given = [...searchParams]
  const isPlain = given.every(([name, value]) => names.includes(name) && /^\d{1,19}$/.test(value))
  return isPlain && given.length === names.length && names.every((name) => searchParams.has(name))
    ? { page, also: also?.() ?? [] }
    : undefined
}
