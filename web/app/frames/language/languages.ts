import type { Locale } from '@lyceum/contract/kit'

/** Each language in its own language, so that its readers recognise it. */
export const languages: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'zh-CN', name: '简体中文' },
  { locale: 'zh-TW', name: '繁體中文' },
  { locale: 'en-US', name: 'English' },
]
