import { errors } from '../kit/index.ts'

export const newsErrors = errors({
  NEWS_CHANGED: {
    status: 409,
    'zh-CN': '内容已经更新到第 {version} 版，请先看新的一版',
    'zh-TW': '內容已更新為第 {version} 版，請先閱讀新版',
    'en-US': 'This has changed. Please read the current version {version}.',
  },
  NEWS_UNTIMELY: {
    status: 400,
    'zh-CN': '结束时间要晚于开始时间',
    'zh-TW': '結束時間須晚於開始時間',
    'en-US': 'The end must be after the start.',
  },
  NEWS_OVERTAKEN: {
    status: 409,
    'zh-CN': '有人刚刚保存过，请刷新后在最新内容上修改',
    'zh-TW': '有人剛剛儲存過，請重新整理後在最新內容上修改',
    'en-US': 'Someone else has saved changes. Please reload and edit the latest version.',
  },
  NEWS_EMPTY: {
    status: 400,
    'zh-CN': '还没有正文，写好再发布',
    'zh-TW': '尚無內文，寫好再發布',
    'en-US': 'There is no text yet. Add it before you publish.',
  },
  NEWS_ASKS_NOTHING: {
    status: 400,
    'zh-CN': '只有正在展示、需要确认的公告才能提醒',
    'zh-TW': '只有展示中且須確認的公告才能提醒',
    'en-US': 'Reminders can only be sent for a published announcement that must be confirmed.',
  },
})
