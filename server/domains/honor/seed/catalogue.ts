import type { Activity, MedalSummary } from '@lyceum/contract/honor'

type Row = readonly [
  name: string,
  glyph: MedalSummary['glyph'],
  tier: MedalSummary['tier'],
  deed: Activity,
  needed: number,
]

const mainland: readonly Row[] = [
  ['初识', 'book', 'bronze', 'course', 1],
  ['读完十门', 'book', 'silver', 'course', 10],
  ['读完三十门', 'book', 'gold', 'course', 30],
  ['百日不辍', 'flame', 'gold', 'streak', 100],
  ['七日有恒', 'flame', 'bronze', 'streak', 7],
  ['年度之星', 'star', 'gold', 'day', 365],
  ['安全卫士', 'shield', 'silver', 'exam', 5],
  ['言之有物', 'voice', 'bronze', 'comment', 20],
  ['乐于分享', 'quill', 'silver', 'share', 10],
  ['好眼光', 'bloom', 'bronze', 'rating', 10],
  ['登峰', 'peak', 'gold', 'exam', 30],
  ['入门', 'gate', 'bronze', 'exchange', 1],
]

const taiwan: readonly Row[] = [
  ['初識', 'book', 'bronze', 'course', 1],
  ['讀完十門', 'book', 'silver', 'course', 10],
  ['七日有恆', 'flame', 'bronze', 'streak', 7],
  ['百日不輟', 'flame', 'gold', 'streak', 100],
  ['言之有物', 'voice', 'bronze', 'comment', 20],
  ['安全衛士', 'shield', 'silver', 'exam', 5],
  ['樂於分享', 'quill', 'silver', 'share', 10],
  ['入門', 'gate', 'bronze', 'exchange', 1],
]

/** The medals of a demonstration site; the condition of each is shown in the reader's language. */
export function medalsOf(code: string) {
  return (code === 'nanyu' ? taiwan : mainland).map(([name, glyph, tier, activity, needed]) => ({
    name,
    words: '',
    glyph,
    tier,
    deed: activity,
    needed,
  }))
}

const steps = [0, 300, 1000, 3000, 8000, 20_000] as const
const names = {
  mainland: ['初来乍到', '学海拾贝', '勤学不倦', '博闻强识', '融会贯通', '一代宗师'],
  taiwan: ['初來乍到', '學海拾貝', '勤學不倦', '博聞強識', '融會貫通', '一代宗師'],
} as const

/** Titles, from the first day to a life of study. */
export function titlesOf(code: string) {
  const called = names[code === 'nanyu' ? 'taiwan' : 'mainland']
  return steps.map((points, at) => ({ name: called[at] ?? '', points }))
}
