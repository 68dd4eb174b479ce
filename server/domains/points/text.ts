import type { Locale } from '@lyceum/contract/kit'
import type { movementKinds } from '@lyceum/contract/points'

type Kind = (typeof movementKinds)[number]

/** The kind of a movement as text, for exported tables. */
export const kindNames: Readonly<Record<Kind, Readonly<Record<Locale, string>>>> = {
  earn: { 'zh-CN': '获得', 'zh-TW': '獲得', 'en-US': 'Earned' },
  grant: { 'zh-CN': '发放', 'zh-TW': '發放', 'en-US': 'Granted' },
  take: { 'zh-CN': '扣除', 'zh-TW': '扣除', 'en-US': 'Deducted' },
  tip: { 'zh-CN': '送礼', 'zh-TW': '送禮', 'en-US': 'Gift' },
  hold: { 'zh-CN': '冻结', 'zh-TW': '凍結', 'en-US': 'Held' },
  release: { 'zh-CN': '解冻', 'zh-TW': '解凍', 'en-US': 'Released' },
  pay: { 'zh-CN': '支付', 'zh-TW': '支付', 'en-US': 'Paid' },
  suspect: { 'zh-CN': '待复核', 'zh-TW': '待複核', 'en-US': 'Under review' },
  reverse: { 'zh-CN': '冲回', 'zh-TW': '沖回', 'en-US': 'Reversed' },
}
