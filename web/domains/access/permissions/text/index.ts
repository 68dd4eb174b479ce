import { enUS } from './en-US.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

export const permissionText = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }
