import type { Texts } from '#lib/text'

type WhyTexts = {
  readonly done: string
  readonly any: string
  readonly go: string
  readonly met: string
  readonly unmet: string
}

export const text: Texts<WhyTexts> = {
  'zh-CN': {
    done: '全部条件已满足',
    any: '满足以下任意一项',
    go: '去学习',
    met: '已满足',
    unmet: '未满足',
  },
  'zh-TW': {
    done: '所有條件都已達成',
    any: '達成以下任一項',
    go: '前往學習',
    met: '已達成',
    unmet: '未達成',
  },
  'en-US': {
    done: 'All requirements are met',
    any: 'One of these is enough',
    go: 'Open',
    met: 'Met',
    unmet: 'Not met',
  },
}
