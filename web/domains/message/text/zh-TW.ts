import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  title: '我的訊息',
  kinds: '看哪些訊息',
  all: '全部',
  N: '未讀',
  Y: '已讀',
  Z: '考試',
  markAll: '全部標示為已讀',
  remove: '刪除',
  go: '前往查看',
  none: '還沒有訊息',
  noneHint: '報名、成績與推薦有消息時，會放在這裡。',
  noneUnread: '沒有未讀訊息',
  total: (count) => `共 ${count} 則`,
  mail: '每天把未讀訊息彙整成一封郵件寄給我',
}
