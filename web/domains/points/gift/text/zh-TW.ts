import type { zhCN } from './zh-CN.ts'

export const zhTW: typeof zhCN = {
  title: '打賞講師',
  received: '收到的禮物',
  names: { heart: '愛心', flower: '鮮花', beer: '啤酒', aircraft: '私人飛機' },
  tile: (gift, price) => `${gift}，${price} 點`,
  givers: (people) => `用點數打賞，已有 ${people} 人打賞過。`,
  first: '用點數打賞，當第一個說謝謝的人。',
  thanked: (people) => `已有 ${people} 人送來禮物。`,
  dialog: '送一份禮物',
  to: (name) => `送給${name}`,
  choice: '禮物',
  balance: '可用點數',
  short: (missing) => `點數不足，還差 ${missing} 點。`,
  earn: '如何賺點數',
  give: (price) => `送出，付 ${price} 點`,
  given: (gift, name) => `已把${gift}送給${name}`,
}
