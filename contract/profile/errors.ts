import { errors } from '../kit/index.ts'

export const profileErrors = errors({
  PROFILE_PRIVATE: {
    status: 403,
    'zh-CN': '对方没有公开这部分资料',
    'zh-TW': '對方沒有公開這部分資料',
    'en-US': 'This part of the profile is not open to you.',
  },
  INTEREST_UNKNOWN: {
    status: 400,
    'zh-CN': '有一个主题已经不在了，请重新选择',
    'zh-TW': '有一個主題已不存在，請重新選擇',
    'en-US': 'One of these topics is gone. Please choose again.',
  },
})
