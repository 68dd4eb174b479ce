import type { Locale } from '@lyceum/contract/kit'

type Texts = Readonly<Record<Locale, string>>

/** A place in a notice that is filled when it is sent. */
export type Blank = {
  readonly title: Texts
  /** What a preview and a test mail show in its place. */
  readonly sample: Texts
  /** Without it the notice is of no use: the link to set a password, the code. */
  readonly isRequired?: true
}

/** What a room sends to people, in the words of the house; a site may put its own in their place. */
export type NoticeTemplate<B extends string = string> = {
  /** `identity.resetMail`: the room, then the name. */
  readonly key: string
  readonly channel: 'mail' | 'sms' | 'site'
  readonly title: Texts
  readonly blanks: Readonly<Record<B, Blank>>
  /** A short message has no subject. */
  readonly text: Readonly<Record<Locale, { readonly subject?: string; readonly body: string }>>
}

/** The compiler reads the names of the blanks from here, and holds every sender to them. */
export function notice<B extends string>(template: NoticeTemplate<B>): NoticeTemplate<B> {
  return template
}

const same = (text: string): Texts => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

/** Blanks that most notices have. */
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
