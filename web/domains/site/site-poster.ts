import type { Locale, Result } from '@lyceum/contract/kit'
import { type Area, getSitePoster, siteErrors } from '@lyceum/contract/site'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { hasErrorCode, read } from '#lib/api'
import { queryClient } from '#lib/query-client'
import { tabStorage } from '#lib/storage/storage'
import { setSiteTheme } from '#lib/theme'
import { defaultZone } from '#lib/time/time'

/** The public information of a site, before sign-in. */
export type Poster = Result<typeof getSitePoster>['userSitePosterInfo']

/** Why a site cannot be entered. */
export type Closed = 'unknown' | 'expired'

const poster = queryOptions({
  ...read(getSitePoster),
  // It changes a few times a year, and pages work without it.
  staleTime: 300_000,
  // An error is final too: other components must not fetch again.
  retryOnMount: false,
  meta: { quiet: true, ofSite: true },
})

/** Fetches the poster as early as possible; pages do not wait for it. */
export async function loadPoster(): Promise<void> {
  const { userSitePosterInfo } = await queryClient.query(poster)
  setSiteTheme(userSitePosterInfo.themeMode)
  tabStorage.set('allShowFooterInd', String(userSitePosterInfo.allShowFooterInd))
  showIcon(userSitePosterInfo.spPCFavicon)
}

/** The poster, undefined until loaded; `isReady` is true when loading has ended. */
export function usePoster(): { readonly poster: Poster | undefined; readonly isReady: boolean } {
  const { data, isPending } = useQuery(poster)
  return { poster: data?.userSitePosterInfo, isReady: !isPending }
}

/** Whether this address has no site, or an expired one. */
export function useClosed(): Closed | undefined {
  const { error } = useQuery(poster)
  if (hasErrorCode(error, siteErrors.SITE_NOT_EXIST.code)) return 'unknown'
  return hasErrorCode(error, siteErrors.SITE_EXPIRED.code) ? 'expired' : undefined
}

/** Whether the site has this area; all areas when unknown. */
export async function isAreaOpen(area: Area | undefined): Promise<boolean> {
  if (!area) return true
  const known = await queryClient.query(poster).catch(() => undefined)
  return !known?.userSitePosterInfo.closedAreas.includes(area)
}

/** The disabled areas of the site, for menus. */
export function useClosedAreas(): readonly Area[] {
  return usePoster().poster?.closedAreas ?? none
}

const none: readonly Area[] = []

/** The time zone of the site. */
export function useZone(): string {
  return usePoster().poster?.zone ?? defaultZone
}

/** Whether the site has a footer; true by default. */
export function useFooterShown(): boolean {
  const { poster } = usePoster()
  return poster?.allShowFooterInd ?? tabStorage.get('allShowFooterInd') !== 'false'
}

/** The path of uploaded posters and logos. */
const pictures = '/resource/poster/cw/'

/** The URL of a picture of the site; empty when there is none. */
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
