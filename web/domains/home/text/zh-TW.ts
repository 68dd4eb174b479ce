import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  title: '首頁',
  greeting: {
    night: (name) => `夜深了，${name}。`,
    morning: (name) => `早安，${name}。`,
    noon: (name) => `午安，${name}。`,
    afternoon: (name) => `午安，${name}。`,
    evening: (name) => `晚安，${name}。`,
  },
  welcome: {
    headline: '知之愈明，則行之愈篤。',
    body: '您已經登入。課程與考試上線後，會從這裡繼續學。',
    console: '進入管理台',
  },
  account: {
    title: '您的帳號',
    userName: '使用者名稱',
    roles: '角色',
    lastLogin: '上次登入',
    firstLogin: '這是第一次登入',
  },
  links: {
    title: '推薦連結',
    sub: '由管理員推薦，在新視窗開啟',
    empty: '管理員還沒有推薦連結',
    manage: '前往新增',
  },
}
