import { questionText } from '#domains/question'
import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

export const text = {
  'zh-CN': { ...questionText['zh-CN'], ...zhCN },
  'zh-TW': { ...questionText['zh-TW'], ...zhTW },
  'en-US': { ...questionText['en-US'], ...enUS },
}
