import type { Deed, MedalFace } from '@lyceum/contract/honor'

type Row = readonly [
  name: string,
  words: string,
  glyph: MedalFace['glyph'],
  tier: MedalFace['tier'],
  deed: Deed,
  needed: number,
]

const mainland: readonly Row[] = [
  ['初识', '学完第一门课', 'book', 'bronze', 'course', 1],
  ['读完十门', '学完 10 门课', 'book', 'silver', 'course', 10],
  ['读完三十门', '学完 30 门课', 'book', 'gold', 'course', 30],
  ['百日不辍', '连续签到 100 天', 'flame', 'gold', 'streak', 100],
  ['七日有恒', '连续签到 7 天', 'flame', 'bronze', 'streak', 7],
  ['年度之星', '签到 365 天', 'star', 'gold', 'day', 365],
  ['安全卫士', '通过 5 场考试', 'shield', 'silver', 'exam', 5],
  ['言之有物', '发表 20 条评论', 'voice', 'bronze', 'comment', 20],
  ['乐于分享', '分享 10 次', 'quill', 'silver', 'share', 10],
  ['好眼光', '给 10 门课打分', 'bloom', 'bronze', 'rating', 10],
  ['登峰', '通过 30 场考试', 'peak', 'gold', 'exam', 30],
  ['入门', '兑换第一件商品', 'gate', 'bronze', 'exchange', 1],
]

const taiwan: readonly Row[] = [
  ['初識', '學完第一門課程', 'book', 'bronze', 'course', 1],
  ['讀完十門', '學完 10 門課程', 'book', 'silver', 'course', 10],
  ['七日有恆', '連續簽到 7 天', 'flame', 'bronze', 'streak', 7],
  ['百日不輟', '連續簽到 100 天', 'flame', 'gold', 'streak', 100],
  ['言之有物', '發表 20 則評論', 'voice', 'bronze', 'comment', 20],
  ['安全衛士', '通過 5 場考試', 'shield', 'silver', 'exam', 5],
  ['樂於分享', '分享 10 次', 'quill', 'silver', 'share', 10],
  ['入門', '兌換第一件商品', 'gate', 'bronze', 'exchange', 1],
]

/** The medals of a demonstration site. */
export function medalsOf(code: string) {
  return (code === 'nanyu' ? taiwan : mainland).map(([name, words, glyph, tier, deed, needed]) => ({
    name,
    words,
    glyph,
    tier,
    deed,
    needed,
  }))
}

const steps = [0, 300, 1000, 3000, 8000, 20_000] as const
const names = {
  mainland: ['初来乍到', '学海拾贝', '勤学不倦', '博闻强识', '融会贯通', '一代宗师'],
  taiwan: ['初來乍到', '學海拾貝', '勤學不倦', '博聞強識', '融會貫通', '一代宗師'],
} as const

/** Head titles, from the first day to a life of study. */
export function titlesOf(code: string) {
  const called = names[code === 'nanyu' ? 'taiwan' : 'mainland']
  return steps.map((points, at) => ({ name: called[at] ?? '', points }))
}
