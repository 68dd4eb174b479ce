import { consoleRoutes as accessPages } from '#domains/access'
import { consoleHome, consoleRoutes as adminPages } from '#domains/admin'
import { consoleRoutes as coursePages } from '#domains/course'
import { consoleRoutes as examPages } from '#domains/exam'
import { consoleRoutes as honorPages } from '#domains/honor'
import { consoleRoutes as identityPages } from '#domains/identity'
import { consoleRoutes as learningPages } from '#domains/learning'
import { consoleRoutes as mallPages } from '#domains/mall'
import { consoleRoutes as messagePages } from '#domains/message'
import { consoleRoutes as newsPages } from '#domains/news'
import { consoleRoutes as orgPages } from '#domains/org'
import { consoleRoutes as paperPages } from '#domains/paper'
import { consoleRoutes as peoplePages } from '#domains/people'
import { consoleRoutes as pointsPages } from '#domains/points'
import { consoleRoutes as questionPages } from '#domains/question'
import { consoleRoutes as reportPages } from '#domains/report'
import { consoleRoutes as searchPages } from '#domains/search'
import { consoleRoutes as sitePages } from '#domains/site'
import { consoleRoutes as sitesPages } from '#domains/sites'
import type { ConsoleRoute } from '#ui/layout/console-route'
import type { User } from '#lib/session'

/** All pages of the console. Domains provide theirs; within a group they keep this order, and the first is the start page. */
export const consolePages: readonly ConsoleRoute[] = [
  consoleHome,
  ...coursePages,
  ...learningPages,
  ...pointsPages,
  ...mallPages,
  ...examPages,
  ...questionPages,
  ...paperPages,
  ...honorPages,
  ...newsPages,
  ...searchPages,
  ...peoplePages,
  ...orgPages,
  ...accessPages,
  ...sitePages,
  ...messagePages,
  ...identityPages,
  ...reportPages,
  ...adminPages,
  ...sitesPages,
]

export const pagesFor = (user: User | undefined): readonly ConsoleRoute[] =>
  consolePages.filter((page) => mayOpen(page, user))

const mayOpen = ({ permissions }: ConsoleRoute, user: User | undefined) =>
  permissions.some((permission) => user?.access.includes(permission))

/** The page of an address: the one with the longest path pattern that is a prefix of it. */
export function pageAt(pages: readonly ConsoleRoute[], pathname: string): ConsoleRoute | undefined {
  return pages
    .filter(({ path }) => beginning(path).test(pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** The side bar entry of a page: its own, or that of the nearest page it is reached from. */
export function entryOf(pages: readonly ConsoleRoute[], page: ConsoleRoute): ConsoleRoute | undefined {
  if (page.entry) return page
  return pages
    .filter(({ path, entry }) => entry && page.path.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

const beginning = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:/|$)`)
