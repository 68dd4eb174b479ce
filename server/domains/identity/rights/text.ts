import type { Locale } from '@lyceum/contract/kit'

type AddressText = {
  readonly email: (to: string | null) => string
  readonly phone: (to: string | null) => string
  /** The name shown when no person made the change. */
  readonly directory: string
}

/** The text of the mail about a changed address. */
export const addressTexts: Readonly<Record<Locale, AddressText>> = {
  'zh-CN': {
    email: (to) => (to ? `邮箱改为 ${to}` : '邮箱已清空'),
    phone: (to) => (to ? `手机号改为 ${to}` : '手机号已清空'),
    directory: '公司通讯录同步',
  },
  'zh-TW': {
    email: (to) => (to ? `電子郵件改為 ${to}` : '電子郵件已清空'),
    phone: (to) => (to ? `手機號碼改為 ${to}` : '手機號碼已清空'),
    directory: '公司目錄同步',
  },
  'en-US': {
    email: (to) => (to ? `Mailbox: now ${to}` : 'Mailbox: removed'),
    phone: (to) => (to ? `Phone: now ${to}` : 'Phone: removed'),
    directory: 'the company directory',
  },
}
