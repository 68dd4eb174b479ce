import { errors } from '../kit/index.ts'

export const honorErrors = errors({
  MEDAL_COUNT: {
    status: 400,
    'zh-CN': '请选择 1 到 3 枚勋章展示',
    'zh-TW': '請選擇 1 到 3 枚勳章展示',
    'en-US': 'Please choose one to three medals to show.',
  },
  TITLE_NOT_HELD: {
    status: 409,
    'zh-CN': '还没有获得这个头衔',
    'zh-TW': '尚未獲得這個頭銜',
    'en-US': 'You have not earned this title yet.',
  },
  TITLE_TAKEN: {
    status: 409,
    'zh-CN': '已经有“{name}”这个头衔',
    'zh-TW': '已經有「{name}」這個頭銜',
    'en-US': 'The title “{name}” already exists.',
  },
  MEDAL_CHANGED: {
    status: 409,
    'zh-CN': '有人刚改过这枚勋章，请刷新再改',
    'zh-TW': '有人剛修改過這枚勳章，請重新整理後再改',
    'en-US': 'Someone else has just changed this medal. Please refresh.',
  },
})
