import { listRecommendedLinks } from '@lyceum/contract/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser, lin } from '#lib/make'
import { queryClient } from '#lib/query-client'
import { loadPoster, logoOf, pictureAddress } from '../../domains/site/site-poster.ts'
import { PortalFooter } from './portal-footer.tsx'
import { PortalNav } from './portal-nav.tsx'
import { allBuilt, markupOf, pageAt, readableText } from '../make.tsx'

const poster = {
  logoFileCn: 'cn.png',
  logoFileHk: 'hk.png',
  logoFileUs: 'us.png',
  spPCFavicon: 'icon.png',
  allShowFooterInd: false,
  themeMode: 'light',
  loginPicture: '',
  copyright: '© 衡川',
  closedAreas: ['pk', 'circle'],
  siteName: { 'zh-CN': '衡川', 'zh-TW': '衡川', 'en-US': 'Hengchuan' },
} as const

let around: ReturnType<typeof browser>
beforeEach(() => {
  around = browser()
  queryClient.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({
      code: 200,
      result: address.includes('getSitePoster') ? { userSitePosterInfo: poster } : lin,
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('B-054 B-064 home and back to top float over a page, back to top at the bottom', async () => {
  const dock = /<aside class="ly-dock".*?<\/aside>/.exec(await pageAt('/live/list'))?.[0] ?? ''
  expect([...dock.matchAll(/<(?:a|button) [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    '首页',
    '回到顶部',
  ])
  expect(await pageAt('/login')).not.toContain('ly-dock')
})

test('B-041 the navigation bar is shown by default, and hidden where the route says so', async () => {
  expect(await pageAt('/live/list')).toContain('portal-nav')
  expect(await pageAt('/exam/progress')).not.toContain('portal-nav')
  expect(await pageAt('/nowhere')).toContain('portal-nav')
})

test('an area that the site has disabled is in no menu, and its pages are unknown', async () => {
  vi.stubGlobal('document', { ...around.document, querySelector: () => null })
  const before = markupOf(<PortalNav user={lin} />, allBuilt)
  expect(readableText(before)).toContain('工作圈')
  expect(await pageAt('/pk')).not.toContain('没有找到')
  await loadPoster()
  const after = markupOf(<PortalNav user={lin} />, allBuilt)
  expect(readableText(after)).not.toContain('工作圈')
  expect(readableText(after)).toContain('问答')
  const unknown = readableText(await pageAt('/no/such/page'))
  expect(readableText(await pageAt('/pk'))).toBe(unknown)
  expect(readableText(await pageAt('/circle'))).toBe(unknown)
  expect(readableText(await pageAt('/fame/course'))).not.toBe(unknown)
})

test('a page without a footer renders none; others do', async () => {
  expect(await pageAt('/live/list')).toContain('portal-footer')
  expect(await pageAt('/exam/tips')).not.toContain('portal-footer')
})

test('B-049 B-050 the poster’s flag hides the footer and is stored for the tab', async () => {
  vi.stubGlobal('document', { ...around.document, querySelector: () => null })
  await loadPoster()
  expect(around.sessionStorage.getItem('allShowFooterInd')).toBe('false')
  expect(await pageAt('/live/list')).not.toContain('portal-footer')
  queryClient.clear()
  expect(await pageAt('/live/list')).not.toContain('portal-footer')
  around.sessionStorage.removeItem('allShowFooterInd')
  expect(await pageAt('/live/list')).toContain('portal-footer')
})

test('B-077 the site icon comes from spPCFavicon', async () => {
  const setAttribute = vi.fn<(name: string, value: string) => void>()
  vi.stubGlobal('document', { ...around.document, querySelector: () => ({ setAttribute }) })
  await loadPoster()
  expect(setAttribute).toHaveBeenCalledExactlyOnceWith('href', '/resource/poster/cw/icon.png')
})

test('B-075 B-076 each language has its own logo, below /resource/poster/cw/', () => {
  const info = { ...poster, allShowFooterInd: true } as unknown as Parameters<typeof logoOf>[0]
  expect((['zh-CN', 'zh-TW', 'en-US'] as const).map((locale) => logoOf(info, locale))).toEqual([
    '/resource/poster/cw/cn.png',
    '/resource/poster/cw/hk.png',
    '/resource/poster/cw/us.png',
  ])
  expect(pictureAddress('')).toBe('')
})

test('B-051 the footer is a bar with the copyright', () => {
  expect(readableText(markupOf(<PortalFooter isSignedIn={false} />))).toContain(
    `© ${new Date().getFullYear()}`,
  )
})

test('B-052 B-053 page 1 of the recommended links, eight of them, and only for signed-in people', () => {
  const key = (pageSize: number) => [listRecommendedLinks.path, { pageNo: 1, pageSize }]
  const records = [{ id: '1', title: '集团门户', accessUrl: 'https://group.example' }]
  queryClient.setQueryData(key(10), { records: [{ ...records[0], title: '别的' }] })
  expect(readableText(markupOf(<PortalFooter isSignedIn />))).not.toContain('别的')
  queryClient.setQueryData(key(8), { records })
  expect(readableText(markupOf(<PortalFooter isSignedIn />))).toContain('集团门户')
  expect(readableText(markupOf(<PortalFooter isSignedIn={false} />))).not.toContain('集团门户')
})

test('B-074 the logo links to the home page', () => {
  expect(markupOf(<PortalNav user={undefined} />)).toMatch(/<a class="portal-logo"[^>]*href="\/home"/)
})
