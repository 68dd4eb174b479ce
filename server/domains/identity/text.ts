import type { Locale } from '@lyceum/contract/kit'

/** Display names of the roles. */
export const roleTitles = {
  NLRN: { 'zh-CN': '学员', 'zh-TW': '學員', 'en-US': 'Learner' },
  INSTR: { 'zh-CN': '讲师', 'zh-TW': '講師', 'en-US': 'Instructor' },
  TADM: { 'zh-CN': '培训管理员', 'zh-TW': '訓練管理員', 'en-US': 'Training administrator' },
  ADM: { 'zh-CN': '系统管理员', 'zh-TW': '系統管理員', 'en-US': 'System administrator' },
} as const

/** Names of the character classes that a password still needs. */
export const kindNames = {
  upper: { 'zh-CN': '大写字母', 'zh-TW': '大寫字母', 'en-US': 'an uppercase letter' },
  lower: { 'zh-CN': '小写字母', 'zh-TW': '小寫字母', 'en-US': 'a lowercase letter' },
  digit: { 'zh-CN': '数字', 'zh-TW': '數字', 'en-US': 'a number' },
  special: { 'zh-CN': '特殊字符', 'zh-TW': '特殊字元', 'en-US': 'a special character' },
} as const

/** Fields of the registration form. */
export const fieldNames = {
  userName: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'user name' },
  name: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'full name' },
  gender: { 'zh-CN': '性别', 'zh-TW': '性別', 'en-US': 'gender' },
  birthday: { 'zh-CN': '出生日期', 'zh-TW': '出生日期', 'en-US': 'date of birth' },
  employmentDate: { 'zh-CN': '入职日期', 'zh-TW': '到職日期', 'en-US': 'hire date' },
  formImage: { 'zh-CN': '登记表照片', 'zh-TW': '登記表照片', 'en-US': 'photo of the form' },
  agreement: { 'zh-CN': '同意协议', 'zh-TW': '同意條款', 'en-US': 'consent to the agreements' },
} as const

/** Joins several items in one sentence. */
export const listed = (things: readonly string[], locale: Locale) =>
  things.join(locale === 'en-US' ? ', ' : '、')

/** The supported languages, named in each language. */
export const languageNames = {
  'zh-CN': { 'zh-CN': '简体中文', 'zh-TW': '簡體中文', 'en-US': 'Simplified Chinese' },
  'zh-TW': { 'zh-CN': '繁体中文', 'zh-TW': '繁體中文', 'en-US': 'Traditional Chinese' },
  'en-US': { 'zh-CN': '英文', 'zh-TW': '英文', 'en-US': 'English' },
} as const
