import { errors } from '../kit/index.ts'

export const profileErrors = errors({
  PROFILE_PRIVATE: {
    status: 403,
    'zh-CN': '对方没有公开这部分资料',
    'zh-TW': '對方沒有公開這部分資料',
    'en-US': 'This part of the profile is not visible to you.',
  },
  DRAFTS_FULL: {
    status: 400,
    'zh-CN': '草稿已有 {most} 篇，删掉几篇再保存',
    'zh-TW': '草稿已有 {most} 篇，刪除幾篇後再儲存',
    'en-US': 'You already have {most} drafts. Please delete some before saving another.',
  },
})
