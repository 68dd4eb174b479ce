import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'

const zhCN = {
  close: '关闭',
  title: '每日任务',
  received: '今天已领',
  points: (all: number) => `积分，全部完成可得 ${all}`,
  refresh: '任务每天 00:00 刷新，积分需当日领取。',
  none: '今天没有任务',
  collect: '领取积分',
  go: '去完成',
  got: '已领取',
  state: { unfinished: '还没有完成', completed: '已完成，积分待领取' },
  receivedAt: (time: string) => `${time} 领取`,
}

const zhTW: Like<typeof zhCN> = {
  close: '關閉',
  title: '每日任務',
  received: '今天已領',
  points: (all) => `點，全部完成可得 ${all}`,
  refresh: '任務每天 00:00 更新，點數請當日領取。',
  none: '今天沒有任務',
  collect: '領取點數',
  go: '前往完成',
  got: '已領取',
  state: { unfinished: '還沒有完成', completed: '已完成，點數待領取' },
  receivedAt: (time) => `${time} 領取`,
}

const enUS: Like<typeof zhCN> = {
  close: 'Close',
  title: 'Daily tasks',
  received: 'Collected today:',
  points: (all) => `of ${pluralise(all, 'point')}`,
  refresh: 'Tasks reset at 00:00. Collect your points the same day.',
  none: 'No tasks today',
  collect: 'Collect',
  go: 'Go',
  got: 'Collected',
  state: { unfinished: 'Not done yet', completed: 'Done. Points ready to collect' },
  receivedAt: (time) => `Collected at ${time}`,
}

/** The texts of the daily tasks. */
export const text = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }
