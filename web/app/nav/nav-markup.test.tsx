import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser, lin } from '#lib/make'
import { follow } from '#lib/page/navigation'
import { hoverIntent, newPatience } from '../../ui/overlay/hover-intent.ts'
import { PortalNav } from '../frames/portal-nav.tsx'
import { UserPanel } from '../frames/user-panel.tsx'
import { CirclePanel } from '../../domains/circle/menu/circle-panel.tsx'
import { CoursePanel } from '../../domains/learning/course/menu/course-panel.tsx'
import { allBuilt, links, markupOf, readableText } from '../make.tsx'
import { MailLink } from './nav-counts.tsx'
import { NavSearch } from './nav-search.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { pages } from '../route-table.ts'

const nothing = () => undefined

beforeEach(() => {
  browser()
  follow({
    places: pages,
    navigate: nothing,
    hasBefore: () => false,
    back: nothing,
    open: nothing,
    scroll: nothing,
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The text of the main bar. */
const barOf = (markup: string) =>
  readableText(/<nav class="main-nav".*?<\/nav>/.exec(markup)?.[0] ?? '')
    .trim()
    .split(' ')

test('P-02 of the seven entries the bar shows those with existing pages', () => {
  expect(barOf(markupOf(<PortalNav user={lin} />))).toEqual(['课程', '考试', '更多'])
})

test('B-086 the bar shows the seven entries in order', () => {
  expect(barOf(markupOf(<PortalNav user={lin} />, allBuilt))).toEqual([
    '课程',
    '认证培训',
    '考试',
    '知识库',
    '问答',
    '工作圈',
    '更多',
  ])
})

test('B-087 B-092 hovering over an entry opens its panel and leaving closes it; touch does neither', () => {
  vi.useFakeTimers()
  try {
    const setIsOpen = vi.fn<(isOpen: boolean) => void>()
    const { onPointerEnter, onPointerLeave } = hoverIntent(setIsOpen, newPatience())
    onPointerEnter({ pointerType: 'touch' })
    onPointerEnter({ pointerType: 'mouse' })
    vi.advanceTimersByTime(119)
    expect(setIsOpen).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    onPointerLeave({ pointerType: 'mouse' })
    vi.advanceTimersByTime(240)
    expect(setIsOpen.mock.calls).toEqual([[true], [false]])
  } finally {
    vi.useRealTimers()
  }
})

const third = { id: '3', name: '统计基础', isParent: false, children: [] }
const second = { id: '2', name: '数据分析', isParent: true, children: [third] }
const tree = [
  { id: '1', name: '数据与智能', isParent: true, children: [second] },
  { id: '9', name: '安全', isParent: false, children: [] },
]

test('B-088 B-089 the course panel: first level on the left, second and third on the right, and all courses', () => {
  const [left = '', right = ''] = markupOf(<CoursePanel tree={tree} />).split('course-panel-rest')
  expect(readableText(left)).toContain('数据与智能 安全')
  expect(readableText(right)).toContain('数据分析')
  expect(links(right)).toEqual([
    '/course/list?fristId=1&amp;secondId=2',
    '/course/list?fristId=1&amp;secondId=2&amp;thirdId=3',
    '/course/list',
  ])
})

test('B-090 without categories the panel says so, and still links to all courses', () => {
  const markup = markupOf(<CoursePanel tree={[]} />)
  expect(readableText(markup)).toContain('还没有课程分类')
  expect(links(markup)).toEqual(['/course/list'])
})

const circles = Array.from({ length: 9 }, (_none, at) => ({
  wcId: String(at),
  wcName: `圈${at}`,
  wcIconPath: `/f/${at}`,
}))

test('B-092 B-093 B-096 B-097 the circle panel: eight icons, arrows, pages, all circles', () => {
  const markup = markupOf(<CirclePanel circles={circles} />)
  expect(markup.match(/<img/g)).toHaveLength(8)
  expect(readableText(markup)).toContain('1 / 2')
  expect(markup).toMatch(/aria-label="前一页工作圈" disabled=""/)
  expect(markup).toMatch(/aria-label="后一页工作圈">/)
  expect(links(markup).at(-1)).toBe('/circle')
  expect(links(markup)[0]).toBe('/circle/detail/home?wcId=0')
})

test('B-223 a person without a circle is told whom to ask, and cannot create one', () => {
  const markup = markupOf(<CirclePanel circles={[]} />)
  expect(readableText(markup)).toContain('请联系系统管理员')
  expect(links(markup)).toEqual(['/circle'])
})

test('B-098 the search is a form with a button: Enter and a click both submit it', () => {
  const markup = markupOf(<NavSearch />)
  expect(markup).toMatch(/<form[^>]*>.*<input type="search".*<button type="submit"[^>]* aria-label="搜索">/)
})

test('B-079 B-080 the mail icon shows the unread count and links to the messages', () => {
  const markup = markupOf(<MailLink unread={120} />)
  expect(links(markup)).toEqual(['/personal/message?isRead=N'])
  expect(readableText(markup)).toContain('99+')
  expect(markupOf(<MailLink unread={0} />)).not.toContain('nav-badge')
})

const panel = (subordinates: number) =>
  markupOf(
    <UserPanel
      user={{ ...lin, roleList: [...lin.roleList, { roleExtId: 'C_9', title: '班主任' }] }}
      grade="高级学员"
      subordinates={subordinates}
      inConsole={false}
    />,
  )

test('B-082 B-085 the user menu links to the user centre and offers to sign out', () => {
  expect(links(panel(0))).toContain('/personal/info')
  expect(readableText(panel(0))).toContain('退出登录')
  expect(readableText(panel(0))).toContain('知夏 高级学员 上次登录 2026-03-17 21:12')
})

test('B-083 subordinates are offered only to people who have some', () => {
  expect(links(panel(0))).not.toContain('/subordinate/list')
  expect(links(panel(1))).toContain('/subordinate/list')
})

test('B-084 B-217 the user menu lists the person’s roles, custom ones by title, the current one marked', () => {
  expect(readableText(panel(0))).toContain('切换角色 学员 班主任 语言')
  expect(panel(0)).toMatch(/aria-pressed="true"[^>]*>学员/)
  expect(panel(0)).toMatch(/aria-pressed="false"[^>]*>班主任/)
})

test('B-009 the user menu lists the three languages by name', () => {
  expect(readableText(panel(0))).toContain('语言 简体中文 繁體中文 English')
})

test.each([
  ['B-024', '/pk'],
  ['B-025', '/repository/create/upload'],
  ['B-026', '/repository/create/article'],
])('%s a link to %s opens a new tab', (_id, path) => {
  expect(markupOf(<PlaceLink to={`${path}?id=1`}>x</PlaceLink>)).toContain('target="_blank"')
  expect(markupOf(<PlaceLink to="/repository">x</PlaceLink>)).not.toContain('target')
})
