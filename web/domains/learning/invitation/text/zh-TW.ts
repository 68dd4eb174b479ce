import type { zhCN } from './zh-CN.ts'

export const zhTW: typeof zhCN = {
  title: '邀請',
  sub: '主管邀請您參加的學習。接受即報名，是否參加由您決定。',
  invites: (name) => `${name} 邀請您學習`,
  none: '還沒有收到邀請',
  hint: '主管向您推薦課程時，會出現在這裡和待辦中。',
  accept: '接受',
  decline: '婉拒',
  accepted: '已接受',
  declined: '已婉拒',
  messages: {
    IN_PROGRESS: '已報名，可以開始學習了',
    PENDING: '已送出報名，等待簽核',
    WAITING: '名額已滿，已加入候補',
    other: '已接受邀請',
    declined: '已婉拒這份邀請',
  },
}
