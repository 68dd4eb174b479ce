import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  like: (count) => `按讚，目前 ${count} 個`,
  collect: '加入收藏',
  collected: '已收藏，點一下取消',
  collectWord: '收藏',
  collectedWord: '已收藏',
  hotTalk: '同學正在討論',
  replies: (count: string) => `${count} 則回覆`,
  comments: {
    title: '留言',
    count: (count) => `${count} 則`,
    order: '排序',
    hot: '最熱門',
    newest: '最新',
    write: '寫下您的收穫或疑問',
    empty: '還沒有人留言',
    emptySub: '學到什麼、哪裡不懂，都可以寫在這裡。',
    more: '載入更多',
    remove: '刪除這則留言？',
    removeSub: '刪除後無法復原；其他人的回覆會保留。',
    removeYes: '刪除',
  },
  share: {
    open: '分享給同事',
    title: '分享給同事',
    note: '附註（選填）',
    notePlace: '為什麼推薦給對方',
    cancel: '取消',
    send: '分享',
    sendTo: (count) => `分享給 ${count} 人`,
    done: (count) => `已分享給 ${count} 人`,
  },
  people: {
    find: '輸入姓名尋找同事',
    hint: '從姓或名的第一個字開始輸入，用 ↑ ↓ 選擇，按 Enter 確認。',
    none: '找不到這個名字的同事',
    remove: (name) => `移除 ${name}`,
  },
}
