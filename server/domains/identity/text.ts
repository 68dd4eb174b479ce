import type { Locale } from '@lyceum/contract/kit'

/** Names of the roles, as a person reads them. */
export const roleTitles = {
  NLRN: { 'zh-CN': '学员', 'zh-TW': '學員', 'en-US': 'Learner' },
  INSTR: { 'zh-CN': '讲师', 'zh-TW': '講師', 'en-US': 'Instructor' },
  TADM: { 'zh-CN': '培训管理员', 'zh-TW': '培訓管理員', 'en-US': 'Training administrator' },
  ADM: { 'zh-CN': '系统管理员', 'zh-TW': '系統管理員', 'en-US': 'System administrator' },
} as const

/** What a password still needs. */
export const kindNames = {
  upper: { 'zh-CN': '大写字母', 'zh-TW': '大寫字母', 'en-US': 'a capital letter' },
  lower: { 'zh-CN': '小写字母', 'zh-TW': '小寫字母', 'en-US': 'a small letter' },
  digit: { 'zh-CN': '数字', 'zh-TW': '數字', 'en-US': 'a digit' },
  special: { 'zh-CN': '特殊字符', 'zh-TW': '特殊字元', 'en-US': 'a special character' },
} as const

/** Fields of the registration form. */
export const fieldNames = {
  userName: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'user name' },
  name: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'full name' },
  gender: { 'zh-CN': '性别', 'zh-TW': '性別', 'en-US': 'gender' },
  birthday: { 'zh-CN': '出生日期', 'zh-TW': '出生日期', 'en-US': 'date of birth' },
  employmentDate: { 'zh-CN': '入职日期', 'zh-TW': '到職日期', 'en-US': 'date of employment' },
  formImage: { 'zh-CN': '登记表照片', 'zh-TW': '登記表照片', 'en-US': 'picture of the form' },
  agreement: { 'zh-CN': '同意协议', 'zh-TW': '同意條款', 'en-US': 'consent to the agreements' },
} as const

/** Several things in one sentence. */
export const listed = (things: readonly string[], locale: Locale) =>
  things.join(locale === 'en-US' ? ', ' : '、')

type Code = { readonly site: string; readonly code: string; readonly minutes: number }

export const codeText = {
  'zh-CN': ({ site, code, minutes }: Code) =>
    `【${site}】登录验证码 ${code}，${minutes} 分钟内有效。请勿告诉他人。`,
  'zh-TW': ({ site, code, minutes }: Code) =>
    `【${site}】登入驗證碼 ${code}，${minutes} 分鐘內有效。請勿告訴他人。`,
  'en-US': ({ site, code, minutes }: Code) =>
    `${site}: your sign-in code is ${code}. It works for ${minutes} minutes. Do not share it.`,
} as const

type ResetWords = {
  readonly site: string
  readonly name: string
  readonly userName: string
  readonly link: string
  readonly minutes: number
}

export const resetMailText = {
  'zh-CN': ({ site, name, userName, link, minutes }: ResetWords) => ({
    subject: `重新设置密码 · ${site}`,
    text: `${name}，你好：

有人（应该就是你）想为账号 ${userName} 设置新密码。请在 ${minutes} 分钟内打开下面的链接：

${link}

链接只能用一次。如果不是你本人操作，不必理会这封邮件，密码不会改变。

${site}`,
  }),
  'zh-TW': ({ site, name, userName, link, minutes }: ResetWords) => ({
    subject: `重設密碼 · ${site}`,
    text: `${name}，您好：

有人（應該就是您）想為帳號 ${userName} 設定新密碼。請在 ${minutes} 分鐘內開啟下方連結：

${link}

連結只能使用一次。若非您本人操作，請忽略這封郵件，密碼不會變更。

${site}`,
  }),
  'en-US': ({ site, name, userName, link, minutes }: ResetWords) => ({
    subject: `Choose a new password · ${site}`,
    text: `Hello ${name},

Somebody, most likely you, asked to set a new password for the account ${userName}. Please open this link within ${minutes} minutes:

${link}

It works once. If it was not you, there is nothing to do: your password stays as it is.

${site}`,
  }),
} as const

type Decision = {
  readonly site: string
  readonly name: string
  readonly userName: string
  readonly reason: string
  readonly origin: string
}

export const approvalMailText = {
  'zh-CN': ({ site, name, userName, origin }: Decision) => ({
    subject: `账号已开通 · ${site}`,
    text: `${name}，你好：\n\n你注册的账号 ${userName} 已通过审核，现在可以登录：\n\n${origin}/login\n\n${site}`,
  }),
  'zh-TW': ({ site, name, userName, origin }: Decision) => ({
    subject: `帳號已開通 · ${site}`,
    text: `${name}，您好：\n\n您註冊的帳號 ${userName} 已通過審核，現在可以登入：\n\n${origin}/login\n\n${site}`,
  }),
  'en-US': ({ site, name, userName, origin }: Decision) => ({
    subject: `Your account is open · ${site}`,
    text: `Hello ${name},\n\nYour account ${userName} has been approved. You can sign in now:\n\n${origin}/login\n\n${site}`,
  }),
} as const

export const refusalMailText = {
  'zh-CN': ({ site, name, userName, reason }: Decision) => ({
    subject: `注册未通过 · ${site}`,
    text: `${name}，你好：\n\n很抱歉，你注册的账号 ${userName} 没有通过审核。${reason && `\n\n原因：${reason}`}\n\n你填写的资料已删除。\n\n${site}`,
  }),
  'zh-TW': ({ site, name, userName, reason }: Decision) => ({
    subject: `註冊未通過 · ${site}`,
    text: `${name}，您好：\n\n很抱歉，您註冊的帳號 ${userName} 沒有通過審核。${reason && `\n\n原因：${reason}`}\n\n您填寫的資料已刪除。\n\n${site}`,
  }),
  'en-US': ({ site, name, userName, reason }: Decision) => ({
    subject: `Your registration was not approved · ${site}`,
    text: `Hello ${name},\n\nWe are sorry: your registration for the account ${userName} was not approved.${reason && `\n\nReason: ${reason}`}\n\nWhat you filled in has been deleted.\n\n${site}`,
  }),
} as const
