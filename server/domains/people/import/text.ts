import type { Locale } from '@lyceum/contract/kit'
import { type ImportField, importFields } from '@lyceum/contract/people'
import { labelOf } from './read/fields.ts'

type Texts = Readonly<Record<Locale, string>>

/** The problem with a cell, after the name of its column. */
const problems: Readonly<Record<string, Texts>> = {
  needed: { 'zh-CN': '不能为空', 'zh-TW': '不能空白', 'en-US': 'is missing' },
  format: { 'zh-CN': '格式不对', 'zh-TW': '格式不正確', 'en-US': 'is not in the right format' },
  long: { 'zh-CN': '太长', 'zh-TW': '太長', 'en-US': 'is too long' },
  twice: { 'zh-CN': '在文件里重复', 'zh-TW': '在檔案中重複', 'en-US': 'appears twice in the file' },
  taken: { 'zh-CN': '已被别人使用', 'zh-TW': '已被別人使用', 'en-US': 'belongs to someone else' },
  unknown: { 'zh-CN': '不存在', 'zh-TW': '不存在', 'en-US': 'is unknown' },
  ambiguous: {
    'zh-CN': '有多个同名，请填写编码',
    'zh-TW': '有多個同名，請填寫代碼',
    'en-US': 'matches several; please use the code',
  },
  order: { 'zh-CN': '早于出生日期', 'zh-TW': '早於出生日期', 'en-US': 'is before the date of birth' },
  nobody: {
    'zh-CN': '为离职，但系统里没有这个人',
    'zh-TW': '為離職，但系統裡沒有這個人',
    'en-US': 'says “left”, but no one has this number',
  },
  guest: { 'zh-CN': '属于外部学员', 'zh-TW': '屬於外部學員', 'en-US': 'belongs to an external learner' },
  circle: {
    'zh-CN': '调动会让汇报关系绕成一圈',
    'zh-TW': '異動會讓彙報關係繞成一圈',
    'en-US': 'cannot be changed: people would report to each other in a loop',
  },
  stronger: {
    'zh-CN': '不能修改：此人拥有导入者没有的权限',
    'zh-TW': '不能變更：此人擁有匯入者沒有的權限',
    'en-US': 'cannot be changed: this person has permissions that the importer does not have',
  },
  address: {
    'zh-CN': '属于拥有更多权限的账号，不能填在别人名下',
    'zh-TW': '屬於擁有更多權限的帳號，不能填在他人名下',
    'en-US': 'belongs to an account with more permissions, so it cannot be given to anyone else',
  },
  administrator: {
    'zh-CN': '为离职，但此人是系统管理员',
    'zh-TW': '為離職，但此人是系統管理員',
    'en-US': 'says “left”, but this is a system administrator',
  },
}

const isField = (text: string): text is ImportField => importFields.some((field) => field === text)

/** `email.format` as a sentence in the reader's language. */
export function problemText(problem: string, locale: Locale): string {
  const [field = '', what = ''] = problem.split('.')
  const label = isField(field) ? labelOf(field, locale) : field
  const message = problems[what]?.[locale] ?? what
  return locale === 'en-US' ? `${label} ${message}` : `${label}${message}`
}

export const joined = (parts: readonly string[], locale: Locale) =>
  parts.join(locale === 'en-US' ? '; ' : '；')

const shown: Readonly<Record<string, Texts>> = {
  M: { 'zh-CN': '男', 'zh-TW': '男', 'en-US': 'Male' },
  F: { 'zh-CN': '女', 'zh-TW': '女', 'en-US': 'Female' },
}

/** A value as people read it. */
export function shownValue(field: string, value: string | null | undefined, locale: Locale): string | null {
  if (value === null || value === undefined || value === '') return null
  return field === 'gender' ? (shown[value]?.[locale] ?? value) : value
}

export const fileTexts: Readonly<Record<'reason' | 'faults' | 'template', Texts>> = {
  reason: { 'zh-CN': '问题', 'zh-TW': '問題', 'en-US': 'Problem' },
  faults: { 'zh-CN': '待更正的行', 'zh-TW': '待更正的列', 'en-US': 'Rows to correct' },
  template: { 'zh-CN': '人员名单', 'zh-TW': '人員名單', 'en-US': 'People' },
}
