import type { Locale } from '@lyceum/contract/kit'

type Texts = Readonly<Record<Locale, string>>

/** A placeholder in a notice that is filled when it is sent. */
export type Blank = {
  readonly title: Texts
  /** What a preview and a test mail show for it. */
  readonly sample: Texts
  /** The notice is useless without it: the link to set a password, the code. */
  readonly isRequired?: true
}

/** A notice that a domain sends, with its default text; a site may use its own text. */
export type NoticeTemplate<B extends string = string> = {
  /** `identity.resetMail`: the domain, then the name. */
  readonly key: string
  readonly channel: 'mail' | 'sms' | 'site'
  readonly title: Texts
  readonly blanks: Readonly<Record<B, Blank>>
  /** A text message has no subject. */
  readonly text: Readonly<Record<Locale, { readonly subject?: string; readonly body: string }>>
}

/** The compiler infers the placeholder names from here and checks every sender. */
export function notice<B extends string>(template: NoticeTemplate<B>): NoticeTemplate<B> {
  return template
}

const same = (text: string): Texts => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

/** Placeholders that most notices have. */
export const blank = {
  site: {
    title: { 'zh-CN': '平台名称', 'zh-TW': '平台名稱', 'en-US': 'Portal name' },
    sample: { 'zh-CN': '衡川集团', 'zh-TW': '衡川集團', 'en-US': 'Hengchuan Group' },
  },
  name: {
    title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' },
    sample: { 'zh-CN': '林知夏', 'zh-TW': '林知夏', 'en-US': 'Lin Zhixia' },
  },
  userName: {
    title: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'User name' },
    sample: same('lin_zhixia'),
  },
  link: {
    title: { 'zh-CN': '链接', 'zh-TW': '連結', 'en-US': 'Link' },
    sample: same('https://learn.example.com/reset-pwd#token=…'),
    isRequired: true,
  },
} as const satisfies Readonly<Record<string, Blank>>
