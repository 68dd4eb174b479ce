import type { ScoreProblem } from '@lyceum/contract/exam'
import type { Locale } from '@lyceum/contract/kit'

type Texts = Readonly<Record<Locale, string>>

export const labels = {
  userName: { 'zh-CN': '账号', 'zh-TW': '帳號', 'en-US': 'Account' },
  name: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' },
  unit: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' },
  score: { 'zh-CN': '分数', 'zh-TW': '分數', 'en-US': 'Score' },
  sheet: { 'zh-CN': '成绩表', 'zh-TW': '成績表', 'en-US': 'Score sheet' },
  faults: { 'zh-CN': '有问题的成绩', 'zh-TW': '有問題的成績', 'en-US': 'Scores with problems' },
  reason: { 'zh-CN': '问题', 'zh-TW': '問題', 'en-US': 'Problem' },
} satisfies Record<string, Texts>

export const problemTexts: Readonly<Record<ScoreProblem, Texts>> = {
  noPerson: { 'zh-CN': '没有这个账号', 'zh-TW': '沒有這個帳號', 'en-US': 'no account with this name' },
  notEnrolled: {
    'zh-CN': '不在考生名单里',
    'zh-TW': '不在考生名單裡',
    'en-US': 'is not a candidate for this exam',
  },
  badScore: {
    'zh-CN': '分数不对：要在 0 到满分之间，最多一位小数',
    'zh-TW': '分數不正確：需在 0 到滿分之間，最多一位小數',
    'en-US': 'the score must be between 0 and the maximum score, with at most one decimal',
  },
  twice: { 'zh-CN': '和前面的行重复', 'zh-TW': '與前面的列重複', 'en-US': 'stands once more above' },
}
