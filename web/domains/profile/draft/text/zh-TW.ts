import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  title: '草稿匣',
  hint: (most) => `最多保留 ${most} 篇，發布後會自動刪除草稿`,
  types: { article: '知識文章', question: '提問', topic: '工作圈話題', document: '工作圈文件' },
  untitled: '未命名',
  noText: '尚未撰寫內文',
  savedAt: (time) => `${time} 儲存`,
  total: (count) => `共 ${count} 篇`,
  remove: '刪除',
  removeNamed: (title) => `刪除「${title}」`,
  removeTitle: '要刪除這篇草稿嗎？',
  removeBody: (title) => `「${title}」刪除後就無法復原。`,
  none: '尚無草稿',
  noneHint: '撰寫文章、提問、話題或工作圈文件時，未完成的內容會存放在這裡。',
}
