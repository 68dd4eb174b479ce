import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  closed: {
    unknown: { title: '這個網址沒有對應的學習平台', hint: '請核對網址，或向單位的管理員索取新的網址。' },
    expired: { title: '平台使用期限已到', hint: '續期之後，內容和紀錄都還在。請聯絡單位的管理員。' },
  },
}
