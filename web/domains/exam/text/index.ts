import { enUS as reportEnUS } from '../report/text/en-US.ts'
import { zhCN as reportZhCN } from '../report/text/zh-CN.ts'
import { zhTW as reportZhTW } from '../report/text/zh-TW.ts'
import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

export const text = {
  'zh-CN': { ...zhCN, report: reportZhCN },
  'zh-TW': { ...zhTW, report: reportZhTW },
  'en-US': { ...enUS, report: reportEnUS },
}
