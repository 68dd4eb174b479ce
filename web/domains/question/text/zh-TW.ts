import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  points: (score) => `${score} 分`,
  types: {
    MC: '單選題',
    MC_MANY: '複選題',
    TF: '是非題',
    FB: '填充題',
    MT: '配對題',
    ES: '申論題',
    SI: '情境題',
    SR: '錄音題',
  },
  question: {
    right: '正確',
    wrong: '錯誤',
    fill: '填寫',
    blank: (no, at) => `第 ${no} 題第 ${at} 格`,
    tiedTo: (letter) => (letter === undefined ? '尚未連線' : `已連到 ${letter}`),
    matchHint: (count, last) =>
      `先點左側再點右側即可連線，也可以按 1 到 ${count} 選左側、按 A 到 ${last} 選右側。`,
    mark: '標記',
    marked: '已標記',
    markOf: (no, isMarked) => `${isMarked ? '已標記' : '標記'}，第 ${no} 題`,
  },
  recording: {
    start: '開始錄音',
    stop: '停止錄音',
    again: '重新錄音',
    running: '錄音中，說完請按停止',
    sending: '正在上傳錄音…',
    stored: '錄音已儲存',
    waiting: '錄音還在這台裝置上，連線恢復後會自動上傳',
    resend: '再傳一次',
    refused: '無法使用麥克風，請在瀏覽器允許後再試',
    listen: '聽一次錄音',
  },
}
