import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listArrangement } from '@lyceum/contract/home'
import { searchTypes } from '@lyceum/contract/search'
import { browser, lin } from '#lib/make'
import { queryClient } from '#lib/query-client'
import { beginSession } from '#lib/session'
import type { PortalArea } from '#ui/layout/area'
import { portalOf } from '#ui/layout/area'
import { Below } from '../../domains/home/pages/home-sections.tsx'
import { tabsOf } from '../../domains/search/parts/results.tsx'
import { PersonalFrame } from '../frames/personal-frame.tsx'
import { PortalFooter } from '../frames/portal-footer.tsx'
import { PortalNav } from '../frames/portal-nav.tsx'
import { UserPanel } from '../frames/user-panel.tsx'
import { links, markupOf, pageAt, readableText } from '../make.tsx'
import { MorePanel } from '../nav/more-panel.tsx'
import { WaitingRows } from '../nav/waiting-dialog.tsx'
import { areas } from '../route-table.ts'

const nothing = () => undefined

beforeEach(() => {
  browser()
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: lin }))
  queryClient.clear()
  beginSession(lin)
  queryClient.setQueryData([listArrangement.path, {}], {
    records: (['course', 'knowledge', 'circle', 'lecturer', 'pk'] as const).map((module) => ({
      id: module,
      module,
      title: '',
      link: '',
      image: '',
    })),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** All parts of the shell that link to pages, rendered together. */
const shellOf = (from?: readonly PortalArea[]) =>
  markupOf(
    <>
      <PortalNav user={lin} />
      <MorePanel />
      <UserPanel user={lin} grade="" subordinates={3} inConsole={false} />
      <PersonalFrame />
      <WaitingRows counts={undefined} titles={new Map()} onGo={nothing} />
      <Below isPlain={false} />
      <PortalFooter isSignedIn />
    </>,
    from,
  )

const inPortal = (href: string | undefined) => href?.startsWith('/') && !href.startsWith('/manage')

test('P-02 P-07 P-08 no link of the shell leads to a page that does not exist', () => {
  const { leads } = portalOf(areas)
  const shown = links(shellOf()).filter(inPortal)
  expect(shown.length).toBeGreaterThan(25)
  expect(shown.filter((href) => !leads(String(href)))).toEqual([])
})

test('P-07 P-08 knowledge, questions and circles are not mentioned before they exist', () => {
  expect(readableText(shellOf())).not.toMatch(/知识|问答|工作圈|讲师|直播|PK|正在建设|还没有开放/)
})

const all = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, 'en-US': name })

/** A future domain, in place of the one that only has its routes. */
const garden: PortalArea = {
  routes: [{ path: '/garden', frame: 'portal', load: async () => () => null }],
  bar: { to: '/garden', label: all('园圃入口'), order: 35 },
  more: [{ to: '/garden', label: all('园圃更多'), order: 5, icon: 'star' }],
  personal: [{ to: '/garden', label: all('我的园圃'), order: 5, icon: 'star', group: 'growth' }],
  home: [{ to: '/garden', order: 5, Part: () => <h2>园圃里的花</h2> }],
}

test('P-02 a registered domain appears in the bar, in More, on home and in the personal centre', () => {
  const shown = readableText(shellOf([...areas, garden]))
  for (const name of ['园圃入口', '园圃更多', '我的园圃', '园圃里的花']) expect(shown).toContain(name)
  expect(readableText(shellOf([...areas, { ...garden, area: 'pk' }]))).toContain('园圃入口')
})

test('P-02 the same domain without a page shows nothing', () => {
  const bare = { ...garden, routes: [{ path: '/garden', frame: 'portal' as const }] }
  expect(readableText(shellOf([...areas, bare]))).not.toContain('园圃')
})

test('P-02 an existing domain has its search kind, its quick entry and its to-do line', () => {
  const served = (path: string) => ({ path, frame: 'portal' as const, load: async () => () => null })
  const built = [
    ...areas,
    { routes: ['/repository', '/repository/doc/detail', '/personal/voteQuestionnaire'].map(served) },
  ]
  const counts = Object.fromEntries(['all', ...searchTypes].map((type) => [type, 1])) as Parameters<
    typeof tabsOf
  >[0]['counts']
  const tabs = (from: readonly PortalArea[]) =>
    tabsOf({ counts, current: 'all', leads: portalOf(from).leads })
  expect([tabs(areas).includes('knowledge'), tabs(built).includes('knowledge')]).toEqual([false, true])
  expect([links(shellOf()).includes('/repository'), links(shellOf(built)).includes('/repository')]).toEqual([
    false,
    true,
  ])
  expect(readableText(shellOf(built))).toContain('投票与问卷')
})

test('P-02 the address of an area that is not built still shows the coming page', async () => {
  expect(readableText(await pageAt('/repository'))).toContain('这个页面正在建设')
})
