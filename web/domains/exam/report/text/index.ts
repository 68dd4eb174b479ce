import { text as examText } from '../../text/index.ts'
import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

export const text = {
  'zh-CN': { ...examText['zh-CN'], report: zhCN },
  'zh-TW': { ...examText['zh-TW'], report: zhTW },
  'en-US': { ...examText['en-US'], report: enUS },
}
