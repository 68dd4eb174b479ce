import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  login: {
    title: '登入',
    headline: '登入，繼續學。',
    lead: '請用單位提供的帳號登入。',
    ways: '登入方式',
    account: '帳號登入',
    userName: '使用者名稱',
    password: '密碼',
    submit: '登入',
    userNameMissing: '請填寫使用者名稱',
    passwordMissing: '請填寫密碼',
  },
}
