import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  title: '關於',
  of: (site) => `關於${site}`,
  lead: '課程、考試、知識和同事，都在這一座學堂裡。知道了，就去做；做過了，會懂得更深。',
  version: '版本',
  contact: '聯絡方式',
  noContact: '有問題請洽貴公司的平台管理員',
  agreements: '條款',
  service: '服務條款',
  privacy: '隱私權聲明',
  mobile: '行動版網站',
  app: '行動 App',
  zone: '平台時區',
  copyright: '版權',
}
