import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  close: '關閉',
  undo: '復原',
  loading: '正在開啟',
  retry: '重試',
  failed: '沒能載入內容',
  failedHint: '可能是網路中斷，請稍後再試一次',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
}
