import type { zhCN } from './zh-CN.ts'

export const zhTW: typeof zhCN = {
  title: '搜尋字詞',
  lead: '大家在找什麼，哪些還沒有內容可看。沒有結果的字詞，往往就是下一門課。',
  views: { hot: '熱門', empty: '沒有結果' },
  view: '看哪一類字詞',
  days: { '7': '近 7 天', '30': '近 30 天', '90': '近 90 天' },
  period: '統計期間',
  searches: '搜尋次數',
  inVain: '沒有結果',
  share: '沒有結果的比例',
  term: '字詞',
  people: '人數',
  peopleHint: '每人每天計一次',
  times: '次數',
  empty: '沒有結果',
  lastOn: '最近一次',
  none: { hot: '這段期間還沒有人搜尋', empty: '這段期間每次搜尋都有結果' },
  total: (count) => `共 ${count} 個字詞`,
}
