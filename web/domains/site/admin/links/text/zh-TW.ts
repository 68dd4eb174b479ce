import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  title: '推薦連結',
  lead: (count) => (count === 0 ? '頁尾還沒有推薦連結。' : `共 ${count} 則，頁尾顯示最前面的 8 則。`),
  add: '新增連結',
  empty: '還沒有推薦連結',
  emptyHint: '加上集團入口、制度文庫這類常用網址，大家在頁尾就能找到。',
  columns: { position: '次序', title: '名稱', accessUrl: '網址', actions: '操作' },
  edit: '編輯',
  remove: '移除',
  editNamed: (title) => `編輯「${title}」`,
  removeNamed: (title) => `移除「${title}」`,
  addTitle: '新增推薦連結',
  editTitle: '編輯推薦連結',
  removeTitle: (title) => `要移除「${title}」嗎？`,
  removeHint: '移除後，它不再出現在頁尾。',
  moveNamed: (title) => `移動「${title}」，用上下方向鍵`,
  moveHint: '拖曳，或用上下方向鍵',
  movedTo: (title, place) => `「${title}」移到第 ${place} 位`,
  problems: {
    missing: '請填寫名稱',
    'too-long': '名稱最多 40 個字',
    'bad-address': '請填寫完整的網址，以 http:// 或 https:// 開頭',
  },
  added: (title) => `已新增「${title}」`,
  edited: (title) => `已儲存「${title}」`,
  removed: (title) => `已移除「${title}」`,
  cancel: '取消',
}
