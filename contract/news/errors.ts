import { errors } from '../kit/index.ts'

export const newsErrors = errors({
  NEWS_CHANGED: {
    status: 409,
    'zh-CN': '内容已经更新到第 {version} 版，请先看新的一版',
    'zh-TW': '內容已更新為第 {version} 版，請先閱讀新版',
    'en-US': 'It has changed: version {version} is the one to read now.',
  },
  NEWS_UNTIMELY: {
    status: 400,
    'zh-CN': '结束时间要晚于开始时间',
    'zh-TW': '結束時間須晚於開始時間',
    'en-US': 'It must end after it begins.',
  },
})
