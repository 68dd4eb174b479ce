import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  titles: { notice: '公告', article: '資訊' },
  kinds: '看公告還是資訊',
  none: { notice: '目前沒有公告', article: '目前沒有資訊' },
  pinned: '置頂',
  waiting: '待確認',
  unread: '未讀',
  total: (count) => `共 ${count} 則`,
  back: '返回清單',
  files: '附件',
  version: (number) => `第 ${number} 版`,
  confirmHint: '請讀完後確認知悉。內容更新後會再請您確認。',
  agree: '我已閱讀並知悉',
  agreedAt: (time) => `已於 ${time} 確認`,
  trainNotice: '訓練通知',
  noTrainNotice: '找不到這份通知',
  noTrainNoticeHint: '可能已經結束，或網址不完整',
  toHome: '回首頁',
}
