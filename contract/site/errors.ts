import { errors } from '../kit/index.ts'

export const siteErrors = errors({
  SITE_NOT_EXIST: {
    status: 400,
    'zh-CN': '这个网址没有对应的学习平台',
    'zh-TW': '這個網址沒有對應的學習平台',
    'en-US': 'There is no learning portal at this address.',
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
  PICTURE_NOT_FOUND: {
    status: 400,
    'zh-CN': '图片已经不在了，请重新上传',
    'zh-TW': '圖片已經不在了，請重新上傳',
    'en-US': 'That picture no longer exists. Please upload it again.',
  },
  NOTICE_UNKNOWN: {
    status: 400,
    'zh-CN': '没有这个通知',
    'zh-TW': '沒有這個通知',
    'en-US': 'This message was not found.',
  },
  NOTICE_BLANK_UNKNOWN: {
    status: 400,
    'zh-CN': '这个通知里没有“{blank}”可填',
    'zh-TW': '這個通知裡沒有「{blank}」可填',
    'en-US': 'This message has no placeholder named “{blank}”.',
  },
  NOTICE_BLANK_MISSING: {
    status: 400,
    'zh-CN': '正文里缺少“{blank}”，收到的人会用不了',
    'zh-TW': '內文缺少「{blank}」，收到的人會無法使用',
    'en-US': '“{blank}” is missing. The message does not work without it.',
  },
  NOTICE_SUBJECT_MISSING: {
    status: 400,
    'zh-CN': '邮件需要主题',
    'zh-TW': '郵件需要主旨',
    'en-US': 'An email needs a subject.',
  },
  NOTICE_NOT_MAIL: {
    status: 400,
    'zh-CN': '只有邮件可以试发',
    'zh-TW': '只有郵件可以試寄',
    'en-US': 'Only emails can be sent as a test.',
  },
  NOTICE_NO_MAILBOX: {
    status: 400,
    'zh-CN': '你的账号还没有邮箱，先补上才能试发',
    'zh-TW': '您的帳號還沒有電子郵件，請先補上才能試寄',
    'en-US': 'Your account has no email address yet.',
  },
})
