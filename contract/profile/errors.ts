import { errors } from '../kit/index.ts'

export const profileErrors = errors({
  PROFILE_PRIVATE: {
    status: 403,
    'zh-CN': '对方没有公开这部分资料',
    'zh-TW': '對方沒有公開這部分資料',
    'en-US': 'This part of the profile is not open to you.',
  },
})
