import { getHomeFirst } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import { getSitePoster } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { currentLocale } from '#lib/language/locale'
import { lin } from '#lib/make'
import { written } from '#lib/page/first-page'
import { session, type User } from '#lib/session'
import { type PageRequest, renderPage } from './render-page.tsx'
import { screenOf } from './screen-of.ts'

const poster = {
  userSitePosterInfo: {
    siteName: { 'zh-CN': '衡川', 'zh-TW': '衡川', 'en-US': 'Hengchuan' },
    zone: 'Asia/Shanghai',
    closedAreas: [],
    allShowFooterInd: true,
    logoFileCn: '',
    logoFileHk: '',
    logoFileUs: '',
    loginPicture: '',
    copyright: '',
  },
}
const first = {
  figures: { weekSeconds: 0, weekGoal: 0, yearCredits: 0, yearGoal: 0 },
  studying: [],
  next: null,
}

/** Someone who opens a page; without a user nobody is signed in. */
function visit(address: string, { user, ...rest }: Partial<PageRequest> & { readonly user?: User } = {}) {
  const called: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    [getSitePoster.path]: poster,
    [getCurrentUser.path]: user,
    [getHomeFirst.path]: first,
  }
  const ask: PageRequest['ask'] = async ({ address: call }) => {
    const path = call.split('?', 1)[0] ?? ''
    called.push(path)
    return answers[path]
  }
  const now = new Date('2026-03-17T01:00:00Z')
  return { called, page: renderPage({ address, locale: undefined, preferred: [], now, ask, ...rest }) }
}

test.each([
  ['zh-CN', '用户名'],
  ['zh-TW', '使用者名稱'],
  ['en-US', 'User name'],
] as const)('the login page comes in %s', async (locale, word) => {
  const page = await visit('/login', { locale }).page
  expect(page?.locale).toBe(locale)
  expect(page?.markup).toContain(word)
})

test('home comes with its greeting, at the time of the server, and with its answers', async () => {
  const { page, called } = visit('/home', { user: lin })
  const rendered = await page
  expect(rendered?.markup).toContain('知夏')
  expect(rendered?.markup).toMatch(/<h1>早/)
  expect(called).toContain(getHomeFirst.path)
  expect(rendered?.first).toContain('2026-03-17T01:00:00.000Z')
  expect(rendered?.first).toContain(getHomeFirst.path)
})

test('pages rendered at the same time know nothing of each other, and leave nothing behind', async () => {
  const other = {
    ...lin,
    usrEntId: '7302',
    usrId: '7302',
    usrDisplayBil: '梅若水',
    usrNickname: '若水',
    name: '梅若水',
  }
  const pages = await Promise.all([visit('/home', { user: lin }).page, visit('/home', { user: other }).page])
  const texts = pages.map((page) => `${page?.markup}${page?.first}`)
  expect(texts[0]).toContain('知夏')
  expect(texts[0]).not.toContain('若水')
  expect(texts[1]).toContain('若水')
  expect(texts[1]).not.toContain('知夏')
  expect(session.getState().user).toBeUndefined()
  expect(currentLocale()).toBe('zh-CN')
})

test('without a session the browser is left to go to the login page', async () => {
  expect(await visit('/home').page).toBeUndefined()
})

test('only addresses that nobody can word are rendered', () => {
  const isRendered = (address: string) => screenOf(address) !== undefined
  expect(['/home', '/login', '/course/list', '/course/detail?itmId=8'].filter(isRendered)).toHaveLength(4)
  const others = [
    '/home?access_token=x',
    '/course/list?text=x',
    '/course/detail',
    '/course/detail?itmId=x',
    '/course/detail?itmId=8&tab=comments',
    '/course/detail?itmId=8&itmId=9',
    '/news',
  ]
  expect(others.filter(isRendered)).toEqual([])
})

test('nothing that people have written ends the element of the answers', () => {
  const name = '</script><script>alert(1)</script><!--'
  const json = written({ locale: 'zh-CN', now: '', user: { ...lin, name }, answers: [], arts: [] })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ user: { name } })
})
