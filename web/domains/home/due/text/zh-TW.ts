import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  title: '本週要做',
  total: (count) => `${count} 項`,
  none: '這一週沒有到期的事，安心學習。',
  today: (time) => `今天 ${time} 截止`,
  until: (day) => `${day} 截止`,
  late: '已逾期',
  waits: '等您處理',
  kinds: {
    course: '課程',
    exam: '考試',
    assignment: '作業',
    marking: '閱卷',
    invitation: '邀請',
    leave: '請假簽核',
    approval: '報名簽核',
  },
  many: {
    course: (count) => `${count} 門課程`,
    exam: (count) => `${count} 場考試`,
    assignment: (count) => `${count} 份作業`,
    marking: (count) => `${count} 份答案卷待評`,
    invitation: (count) => `${count} 個邀請待回覆`,
    leave: (count) => `${count} 份請假待簽核`,
    approval: (count) => `${count} 人報名待簽核`,
  },
}
