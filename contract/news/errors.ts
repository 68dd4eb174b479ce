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
  NEWS_OVERTAKEN: {
    status: 409,
    'zh-CN': '有人刚刚保存过，请刷新后在最新内容上修改',
    'zh-TW': '有人剛剛儲存過，請重新整理後在最新內容上修改',
    'en-US': 'Somebody saved it meanwhile. Please reload and work on the newest text.',
  },
  NEWS_EMPTY: {
    status: 400,
    'zh-CN': '还没有正文，写好再发布',
    'zh-TW': '尚無內文，寫好再發布',
    'en-US': 'There is no text yet. Write it before you publish.',
  },
  NEWS_ASKS_NOTHING: {
    status: 400,
    'zh-CN': '只有正在展示、需要确认的公告才能提醒',
    'zh-TW': '只有展示中且須確認的公告才能提醒',
    'en-US': 'Only an announcement that is on the board and asks to be agreed to can be reminded of.',
  },
})
