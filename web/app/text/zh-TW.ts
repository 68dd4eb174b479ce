import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  skip: '跳到正文',
  verse: '青，取之於藍，而青於藍。',
  gateVerse: ['青取之於藍', '而青於藍'],
  languages: '語言',
  nav: {
    label: '主導覽',
    home: '首頁',
    console: '管理台',
    toHome: '回到首頁',
    signIn: '登入',
    account: '帳號選單',
    lastLogin: (time) => `上次登入 ${time}`,
    firstLogin: '第一次登入',
    signOut: '登出',
  },
  themes: { label: '外觀', light: '淺色', dark: '深色', system: '依系統設定' },
  footer: { links: '推薦連結', copyright: (year, site) => `© ${year} ${site}` },
  console: {
    label: '管理導覽',
    sub: '管理台',
    site: '網站',
    settings: '網站設定',
    links: '推薦連結',
    toPortal: '返回學習入口',
    forbidden: '這裡需要網站管理權限',
    forbiddenHint: '如果您應當能進入，請網站的管理員為您加上權限。',
  },
  coming: {
    title: '這個頁面正在建置',
    hint: '網址沒有錯，開放之後就在這裡。先到別處看看吧。',
    home: '回首頁',
  },
  notFound: { title: '沒有這個頁面', hint: '網址可能打錯了，也可能頁面已經移走。', home: '回首頁' },
  broken: { title: '頁面發生問題', hint: '已經完成的操作不受影響。請重新開啟試試。', reload: '重新開啟' },
  outdated: { title: '頁面有一部分沒有送到', hint: '平台可能剛剛更新，也可能網路太慢。', reload: '重新開啟' },
}
