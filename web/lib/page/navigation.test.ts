import { beforeEach, expect, test, vi } from 'vitest'
import {
  addressOf,
  follow,
  goBack,
  goTo,
  goToNamed,
  type Guide,
  openTab,
  opensTab,
  replaceWith,
  scrollToTop,
} from './navigation.ts'

const guide = {
  places: [
    { path: '/personal/info', name: 'personal-basicInfo' },
    { path: '/pk', newTab: true },
  ],
  navigate: vi.fn<Guide['navigate']>(),
  hasBefore: vi.fn<Guide['hasBefore']>(() => true),
  back: vi.fn<Guide['back']>(),
  open: vi.fn<Guide['open']>(),
  scroll: vi.fn<Guide['scroll']>(),
} satisfies Guide

beforeEach(() => {
  vi.clearAllMocks()
  follow(guide)
})

test('B-031 goes to a path with a query', () => {
  goTo('/search', { searchValue: '数据 & 智能', page: 2, none: undefined })
  expect(guide.navigate).toHaveBeenCalledExactlyOnceWith(
    '/search?searchValue=%E6%95%B0%E6%8D%AE+%26+%E6%99%BA%E8%83%BD&page=2',
    { replace: false },
  )
  expect(addressOf('/home')).toBe('/home')
})

test('B-032 goes to a named route with params; an unknown name is an error', () => {
  goToNamed('personal-basicInfo', { tab: 'a' })
  expect(guide.navigate).toHaveBeenCalledExactlyOnceWith('/personal/info?tab=a', { replace: false })
  expect(() => goToNamed('nowhere')).toThrow('nowhere')
})

test('B-033 replaces the current entry', () => {
  replaceWith('/course/list', { fristId: 7 })
  expect(guide.navigate).toHaveBeenCalledExactlyOnceWith('/course/list?fristId=7', { replace: true })
})

test('B-034 opens a route in a new tab, also when the route is marked so', () => {
  openTab('/home', { a: 1 })
  goTo('/pk')
  expect(guide.open.mock.calls).toEqual([['/home?a=1'], ['/pk']])
  expect(guide.navigate).not.toHaveBeenCalled()
  expect([opensTab('/pk'), opensTab('/home')]).toEqual([true, false])
})

test('B-035 returns to the previous page; without one goes home', () => {
  goBack()
  expect(guide.back).toHaveBeenCalledOnce()
  guide.hasBefore.mockReturnValueOnce(false)
  goBack()
  expect(guide.back).toHaveBeenCalledOnce()
  expect(guide.navigate).toHaveBeenCalledExactlyOnceWith('/home', { replace: true })
})

test('B-036 scrolls the page to the top', () => {
  scrollToTop()
  expect(guide.scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
})
