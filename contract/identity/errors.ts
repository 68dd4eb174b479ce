import { errors } from '../kit/index.ts'

export const identityErrors = errors({
  label_user_login_error: {
    // Never 401: a wrong password is not a dead session. One sentence for a wrong name and a wrong password.
    status: 400,
    'zh-CN': '用户名或密码不正确',
    'zh-TW': '使用者名稱或密碼不正確',
    'en-US': 'That user name and password do not match.',
  },
  ACCOUNT_NOT_APPROVED: {
    status: 400,
    'zh-CN': '账号还在等待审核',
    'zh-TW': '帳號仍在等待審核',
    'en-US': 'Your account is waiting for approval.',
  },
  ACCOUNT_SUSPENDED: {
    status: 400,
    'zh-CN': '账号已被管理员暂停使用',
    'zh-TW': '帳號已被管理員停用',
    'en-US': 'An administrator has suspended this account.',
  },
  ERROR_LANDED_SOMEWHERE_ELSE: {
    status: 401,
    'zh-CN': '账号已在别处登录，这里已退出',
    'zh-TW': '帳號已在其他地方登入，此處已登出',
    'en-US': 'You have signed in somewhere else, so this session has ended.',
  },
})
