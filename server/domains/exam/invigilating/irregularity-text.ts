import type { ReasonKind } from '@lyceum/contract/exam'
import type { Locale } from '@lyceum/contract/kit'

type Texts = Readonly<Record<Locale, string>>

/** Event names as shown in the table. */
export const kindNames: Readonly<Record<string, Texts>> = {
  cut: { 'zh-CN': '离开考试画面', 'zh-TW': '離開考試畫面', 'en-US': 'Left the screen' },
  pause: { 'zh-CN': '暂停', 'zh-TW': '暫停', 'en-US': 'Paused' },
  resume: { 'zh-CN': '恢复', 'zh-TW': '恢復', 'en-US': 'Resumed' },
  force: { 'zh-CN': '强制交卷', 'zh-TW': '強制交卷', 'en-US': 'Ended by the invigilator' },
  reinstate: { 'zh-CN': '恢复成绩', 'zh-TW': '恢復成績', 'en-US': 'Score restored' },
  uphold: { 'zh-CN': '维持处理', 'zh-TW': '維持處理', 'en-US': 'Misconduct confirmed' },
  outage: {
    'zh-CN': '系统中断，补回时间',
    'zh-TW': '系統中斷，補回時間',
    'en-US': 'Time restored after an outage',
  },
  outageBack: {
    'zh-CN': '收回补回的时间',
    'zh-TW': '收回補回的時間',
    'en-US': 'Restored time removed',
  },
  given: { 'zh-CN': '监考员补时', 'zh-TW': '監考人員補時', 'en-US': 'Time added by hand' },
  extra: { 'zh-CN': '加时', 'zh-TW': '加時', 'en-US': 'Extra time' },
  cuts: {
    'zh-CN': '切屏超限，自动交卷',
    'zh-TW': '切換畫面超限，自動交卷',
    'en-US': 'Too many screen exits',
  },
  timeout: { 'zh-CN': '超时，自动交卷', 'zh-TW': '逾時，自動交卷', 'en-US': 'Time ran out' },
}

export const reasonNames: Readonly<Record<ReasonKind, Texts>> = {
  technical: { 'zh-CN': '技术故障', 'zh-TW': '技術故障', 'en-US': 'Technical' },
  health: { 'zh-CN': '身体不适', 'zh-TW': '身體不適', 'en-US': 'Health' },
  identity: { 'zh-CN': '身份核实', 'zh-TW': '身分核實', 'en-US': 'Identity' },
  misconduct: { 'zh-CN': '违纪', 'zh-TW': '違規', 'en-US': 'Misconduct' },
  mistake: { 'zh-CN': '误判', 'zh-TW': '誤判', 'en-US': 'Mistake' },
  other: { 'zh-CN': '其他', 'zh-TW': '其他', 'en-US': 'Other' },
}
