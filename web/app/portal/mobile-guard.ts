import { getDomainUrl } from '@lyceum/contract/site'
import { callOrShowError } from '#lib/api'
import { pages } from '../route-table.ts'

/** Pages that have a counterpart on the mobile site. */
const coursePages = ['course-online', 'exam-face', 'exam-online', 'course-project', 'course-face']

type Visit = { readonly routeName: string | undefined; readonly itmId: string | null }

export const isMobile = (userAgent: string): boolean => /iPhone|iPad|iPod|iOS|Android/i.test(userAgent)

/** The mobile page with the same content; the mobile home when there is none. */
export function mobileAddress(base: string, { routeName = '', itmId }: Visit): string {
  const root = base.replace(/\/+$/, '')
  const query = itmId === null ? '' : `?${new URLSearchParams({ itmId })}`
  if (routeName === 'map-detail') return `${root}/study-map/detail${query}`
  return coursePages.includes(routeName) ? `${root}/course${query}` : `${root}/home`
}

/** Sends phones to the mobile site, where there is one. Returns whether the visitor is being redirected. */
export async function sendPhoneAway(): Promise<boolean> {
  if (!isMobile(navigator.userAgent)) return false
  const mobileUrl = (await callOrShowError(getDomainUrl))?.mobileUrl
  if (!mobileUrl) return false
  const routeName = pages.find(({ path }) => path === location.pathname)?.name
  const itmId = new URLSearchParams(location.search).get('itmId')
  location.replace(mobileAddress(mobileUrl, { routeName, itmId }))
  return true
}
