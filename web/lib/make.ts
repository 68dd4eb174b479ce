import { vi } from 'vitest'
import { notice } from './notice.ts'
import { session, type User } from './session.ts'

/** A learner for tests. */
export const lin: User = {
  usrEntId: '7301',
  usrId: '7301',
  usrSteUsrId: 'lin.zhixia',
  usrDisplayBil: '林知夏',
  usrNickname: '知夏',
  name: '林知夏',
  avatorImgPath: '',
  usrPhoto: '',
  roleList: [{ roleExtId: 'NLRN_1', title: '学员' }],
  currentRole: 'NLRN_1',
  access: [],
  lastLoginTime: '2026-03-17T13:12:00.000Z',
  curLan: 'zh-CN',
  roleUrlHome: '/home',
}

/** Stubs the parts of a browser that the lib uses, empty; undo with `vi.unstubAllGlobals()`. */
export function browser() {
  const localStorage = memory()
  const sessionStorage = memory()
  const document = { documentElement: { lang: '', dataset: {} }, cookie: '' }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', new URL('https://hr.example/home'))
  notice.setState({ current: undefined })
  session.setState({ user: undefined, isLoggedIn: false })
  return { localStorage, sessionStorage, document }
}

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}
