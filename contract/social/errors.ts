import { errors } from '../kit/index.ts'

export const socialErrors = errors({
  COMMENT_EMPTY: {
    status: 400,
    'zh-CN': '评论还没有内容，写点什么吧',
    'zh-TW': '留言還沒有內容，寫點什麼吧',
    'en-US': 'The comment is empty. Please write something.',
  },
  COMMENT_TOO_LONG: {
    status: 400,
    'zh-CN': '评论最多 {limit} 个字，现在有 {length} 个',
    'zh-TW': '留言最多 {limit} 個字，現在有 {length} 個',
    'en-US': 'A comment can have up to {limit} characters. This one has {length}.',
  },
  FOLLOW_ONESELF: {
    status: 400,
    'zh-CN': '不用关注自己',
    'zh-TW': '不用追蹤自己',
    'en-US': 'You cannot follow yourself.',
  },
  SHARE_PERSON_REQUIRED: {
    status: 400,
    'zh-CN': '请先选择要分享给谁',
    'zh-TW': '請先選擇要分享給誰',
    'en-US': 'Please choose who to share this with.',
  },
})
