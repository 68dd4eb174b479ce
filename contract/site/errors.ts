import { errors } from '../kit/index.ts'

export const siteErrors = errors({
  SITE_NOT_EXIST: {
    status: 400,
    'zh-CN': '这个网址没有对应的学习平台',
    'zh-TW': '這個網址沒有對應的學習平台',
    'en-US': 'No learning portal lives at this address.',
  },
  SITE_EXPIRED: {
    status: 400,
    'zh-CN': '平台使用期限已到，请联系管理员',
    'zh-TW': '平台使用期限已到，請聯絡管理員',
    'en-US': 'This portal has expired. Please contact your administrator.',
  },
  SETTING_INVALID: {
    status: 400,
    'zh-CN': '“{name}”的值不符合要求',
    'zh-TW': '「{name}」的值不符合要求',
    'en-US': 'The value of “{name}” is not allowed.',
  },
})
