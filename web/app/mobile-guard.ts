import { getDomainUrl } from '@lyceum/contract/site'
import { ask } from '#lib/api'
import { pages } from './route-table.ts'

/** Pages that have a counterpart on the mobile site. */
const coursePages = ['course-online', 'exam-face', 'exam-online', 'course-project', 'course-face']

type Visit = { readonly routeName: string | undefined; readonly itmId: string | null }

export const isMobile = (userAgent: string): boolean => /iPhone|iPad|iPod|iOS|Android/i.test(userAgent)

/** Where the mobile site shows the same thing; its home when it has nothing like it. */
export function mobileAddress(base: string, { routeName = '', itmId }: Visit): string {
  const root = base.replace(/\/+$/, '')
  const query = itmId === null ? '' : `?${new URLSearchParams({ itmId })}`
  if (routeName === 'map-detail') return `${root}/study-map/detail${query}`
  return coursePages.includes(routeName) ? `${root}/course${query}` : `${root}/home`
}

/** Sends a phone to the mobile site, where there is one. Answers whether the visitor is on the way there. */
export async function sendPhoneAway(): Promise<boolean> {
  if (!isMobile(navigator.userAgent)) return false
  const mobileUrl = (await ask(getDomainUrl))?.mobileUrl
  if (!mobileUrl) return false
  const routeName = pages.find(({ path }) => path === location.pathname)?.name
  const itmId = new URLSearchParams(location.search).get('itmId')
  location.replace(mobileAddress(mobileUrl, { routeName, itmId }))
  return true
}
