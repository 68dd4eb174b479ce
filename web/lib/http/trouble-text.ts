import type { Texts } from '../text.ts'

/** Texts for failed calls without a usable server message. */
export type TroubleText = Readonly<
  Record<'timedOut' | 'landedElsewhere' | 'tokenInvalid' | 'serverError' | 'unknownError', string>
>

export const troubleText: Texts<TroubleText> = {
  'zh-CN': {
    timedOut: '登录已过期，请重新登录',
    landedElsewhere: '账号已在别处登录，这里已退出',
    tokenInvalid: '登录凭证无效，请重新登录',
    serverError: '服务暂时不可用，请稍后再试',
    unknownError: '没有得到回应，请检查网络后再试',
  },
  'zh-TW': {
    timedOut: '登入已逾時，請重新登入',
    landedElsewhere: '帳號已在其他地方登入，此處已登出',
    tokenInvalid: '登入憑證無效，請重新登入',
    serverError: '服務暫時無法使用，請稍後再試',
    unknownError: '沒有收到回應，請檢查網路後再試',
  },
  'en-US': {
    timedOut: 'Your session has expired. Please sign in again.',
    landedElsewhere: 'You signed in on another device, so you’ve been signed out here.',
    tokenInvalid: 'Your sign-in is no longer valid. Please sign in again.',
    serverError: 'The service is temporarily unavailable. Please try again shortly.',
    unknownError: 'No response. Check your connection and try again.',
  },
}
