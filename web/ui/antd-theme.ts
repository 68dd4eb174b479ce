import type { Locale } from '@lyceum/contract/kit'
import { theme as antd, type ThemeConfig } from 'antd'
import tokens from './tokens.json' with { type: 'json' }

type Mode = 'light' | 'dark'

/** The application's tokens as an antd theme. */
export function antdTheme(mode: Mode, locale: Locale): ThemeConfig {
  const { algorithm: _named, ...rest } = tokens[mode].antd
  return {
    ...(rest as ThemeConfig),
    // The default algorithm in both modes: antd's dark one would mix every exact colour with grey.
    algorithm: antd.defaultAlgorithm,
    token: { ...rest.token, fontFamily: fontOf[locale] },
  }
}

const fontOf: Readonly<Record<Locale, string>> = {
  'zh-CN': tokens.scale['font-sans'],
  'zh-TW': tokens.scale['font-sans-tw'],
  'en-US': tokens.scale['font-sans-en'],
}
