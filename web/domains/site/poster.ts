import type { Locale, Result } from '@lyceum/contract/kit'
import { type Area, getSitePoster, siteErrors } from '@lyceum/contract/site'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isRefusal, read } from '#lib/api'
import { queryClient } from '#lib/query-client'
import { keptForTab } from '#lib/storage'
import { setSiteTheme } from '#lib/theme'
import { defaultZone } from '#lib/time'

/** What a site shows before anyone has signed in. */
export type Poster = Result<typeof getSitePoster>['userSitePosterInfo']

/** Why a site cannot be entered at all. */
export type Closed = 'unknown' | 'expired'

const poster = queryOptions({
  ...read(getSitePoster),
  // It changes a few times a year, and a page without it is still a page.
  staleTime: 300_000,
  // A refusal is an answer too: another part of the page that wants the poster must not ask again.
  retryOnMount: false,
  meta: { quiet: true, ofSite: true },
})

/** Asks for the poster as early as possible; pages do not wait for it. */
export async function loadPoster(): Promise<void> {
  const { userSitePosterInfo } = await queryClient.query(poster)
  setSiteTheme(userSitePosterInfo.themeMode)
  keptForTab.set('allShowFooterInd', String(userSitePosterInfo.allShowFooterInd))
  showIcon(userSitePosterInfo.spPCFavicon)
}

/** The poster, undefined until it is there; `isSettled` says that waiting longer is no use. */
export function usePoster(): { readonly poster: Poster | undefined; readonly isSettled: boolean } {
  const { data, isPending } = useQuery(poster)
  return { poster: data?.userSitePosterInfo, isSettled: !isPending }
}

/** Whether this address leads to no site, or to one whose time is over. */
export function useClosed(): Closed | undefined {
  const { error } = useQuery(poster)
  if (isRefusal(error, siteErrors.SITE_NOT_EXIST.code)) return 'unknown'
  return isRefusal(error, siteErrors.SITE_EXPIRED.code) ? 'expired' : undefined
}

/** Whether the site has this part of the portal; one that does not answer has everything. */
export async function isAreaOpen(area: Area | undefined): Promise<boolean> {
  if (!area) return true
  const known = await queryClient.query(poster).catch(() => undefined)
  return !known?.userSitePosterInfo.closedAreas.includes(area)
}

/** The parts of the portal that the site does without, for menus. */
export function useClosedAreas(): readonly Area[] {
  return usePoster().poster?.closedAreas ?? none
}

const none: readonly Area[] = []

/** The time zone whose clocks the site goes by. */
export function useZone(): string {
  return usePoster().poster?.zone ?? defaultZone
}

/** Whether the site has a footer at all; unless it says no, it has. */
export function useFooterShown(): boolean {
  const { poster } = usePoster()
  return poster?.allShowFooterInd ?? keptForTab.get('allShowFooterInd') !== 'false'
}

/** Where uploaded posters and logos lie. */
const pictures = '/resource/poster/cw/'

/** The address of a picture the site has set; empty when it has none. */
export const pictureAddress = (file: string): string =>
  file === '' ? '' : pictures + encodeURIComponent(file)

/** Each language may have a logo of its own. */
export function logoOf(info: Poster, locale: Locale): string {
  const files = { 'zh-CN': info.logoFileCn, 'zh-TW': info.logoFileHk, 'en-US': info.logoFileUs }
  return pictureAddress(files[locale])
}

function showIcon(file: string): void {
  if (file === '') return
  document.querySelector('link[rel=icon]')?.setAttribute('href', pictureAddress(file))
}
