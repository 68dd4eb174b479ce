import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  title: '我的分享',
  sent: '我分享的',
  received: '分享給我的',
  to: (name) => `分享給 ${name}`,
  from: (name) => `來自 ${name}`,
  quoted: (note) => `「${note}」`,
  gone: '已離職的同事',
  noneHere: '這一頁的課程，您目前無法檢視。',
  noneSent: '尚未分享過課程',
  noneSentHint: '在課程頁點「分享」並選擇同事，就會記錄在這裡。',
  noneReceived: '尚無同事分享給您',
  noneReceivedHint: '同事分享給您的課程，會顯示在這裡。',
  choose: '瀏覽課程',
  documents: '文件',
  answers: '問答',
  noDocuments: '尚未分享文件',
  noAnswers: '尚未提問或回答',
}
