import { errors } from '../kit/index.ts'

export const searchErrors = errors({
  SEARCH_EMPTY: {
    status: 400,
    'zh-CN': '请输入要搜索的内容',
    'zh-TW': '請輸入要搜尋的內容',
    'en-US': 'Enter a search term.',
  },
})
