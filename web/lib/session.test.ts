import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberPath, safePath, takeLastPath } from './storage/last-path.ts'
import { browser, lin } from './make.ts'
import { beginSession, endSession, hasUserInfo, nameOf, session } from './session.ts'
import { deviceStorage, tabStorage, readJson } from './storage/storage.ts'

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('B-105 B-112 after login the fourteen user fields are stored, and a flag that they are', () => {
  expect(hasUserInfo()).toBe(false)
  beginSession(lin)
  expect(readJson(deviceStorage, 'userInfo')).toEqual(lin)
  expect(Object.keys(lin)).toHaveLength(14)
  expect(hasUserInfo()).toBe(true)
})

test('B-122 B-123 B-124 ending the session clears the flag, the tab and the device', () => {
  beginSession(lin)
  tabStorage.set('visitor', '9')
  tabStorage.set('visitorLimit', '1')
  deviceStorage.set('treeCache', '[]')

  endSession('by-choice')

  expect(session.getState().isLoggedIn).toBe(false)
  expect(['visitor', 'visitorLimit'].map(tabStorage.get)).toEqual([undefined, undefined])
  expect(['userInfo', 'treeCache'].map(deviceStorage.get)).toEqual([undefined, undefined])
})

test('B-106 an empty nickname falls back to the display name', () => {
  expect(nameOf(lin)).toBe('知夏')
  expect(nameOf({ ...lin, usrNickname: ' ' })).toBe('林知夏')
})

test('the wanted path is returned once', () => {
  rememberPath('/course/list?fristId=3')
  expect(takeLastPath()).toBe('/course/list?fristId=3')
  expect(takeLastPath()).toBeUndefined()
})

test('the login page itself is never the wanted path', () => {
  rememberPath('/login?x=1')
  expect(takeLastPath()).toBeUndefined()
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https:evil',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('%j leads away from the site and is rejected', (path) => {
  expect(safePath(path)).toBeUndefined()
  tabStorage.set('lastPath', path)
  expect(takeLastPath()).toBeUndefined()
})

test.each(['/home\r\nset-cookie: a=b', '/home%0d%0aset-cookie', '/%5cevil.example', '/a\tb'])(
  '%j hides a character and is rejected',
  (path) => {
    expect(safePath(path)).toBeUndefined()
  },
)

test('a device without storage stores nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  beginSession(lin)
  expect(session.getState().isLoggedIn).toBe(true)
  expect(hasUserInfo()).toBe(false)
})
