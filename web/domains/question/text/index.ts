import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

/** What questions are called and how they are answered, wherever they are shown. */
export const text = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }
