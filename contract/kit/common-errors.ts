import { errors } from './errors.ts'

/** Refusals that any call may give. */
export const commonErrors = errors({
  INVALID_INPUT: {
    status: 400,
    'zh-CN': '提交的内容不符合要求',
    'zh-TW': '送出的內容不符合要求',
    'en-US': 'Something in this request is not right.',
  },
  NOT_FOUND: {
    // 400 and not 404: the shell document leaves 404 to the transport.
    status: 400,
    'zh-CN': '内容不存在，或已被移走',
    'zh-TW': '內容不存在，或已被移除',
    'en-US': 'This is not here, or no longer.',
  },
  NO_SUCH_CALL: {
    status: 404,
    'zh-CN': '没有这个接口',
    'zh-TW': '沒有這個介面',
    'en-US': 'There is no such call.',
  },
  session_time_out: {
    status: 401,
    'zh-CN': '登录已过期，请重新登录',
    'zh-TW': '登入已逾時，請重新登入',
    'en-US': 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: {
    status: 403,
    'zh-CN': '你没有权限这样做',
    'zh-TW': '您沒有權限執行這項操作',
    'en-US': 'You are not allowed to do this.',
  },
  CROSS_SITE_REQUEST: {
    status: 403,
    'zh-CN': '请求来源不可信，已拒绝',
    'zh-TW': '請求來源不受信任，已拒絕',
    'en-US': 'This request came from another site and was refused.',
  },
  IN_PROGRESS: {
    status: 409,
    'zh-CN': '上一次操作还在处理，请稍候',
    'zh-TW': '上一次操作仍在處理，請稍候',
    'en-US': 'The same request is still being processed.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    'zh-CN': '这个请求编号已用于别的内容',
    'zh-TW': '這個請求編號已用於其他內容',
    'en-US': 'This idempotency key was used for a different request.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    'zh-CN': '操作太频繁，请 {seconds} 秒后再试',
    'zh-TW': '操作太頻繁，請 {seconds} 秒後再試',
    'en-US': 'Too many requests. Please try again in {seconds} seconds.',
  },
  SERVER_BUSY: {
    status: 503,
    'zh-CN': '系统繁忙，请稍后再试',
    'zh-TW': '系統忙碌中，請稍後再試',
    'en-US': 'The server is busy. Please try again in a moment.',
  },
  SERVER_ERROR: {
    status: 500,
    'zh-CN': '系统出了点问题，编号 {id}',
    'zh-TW': '系統發生問題，編號 {id}',
    'en-US': 'Something went wrong on our side. Reference {id}.',
  },
})
