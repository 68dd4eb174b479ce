import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import zhTW from 'antd/locale/zh_TW'
import type { ReactNode } from 'react'
import { useLocale } from '#lib/text'
import { useTheme } from '#lib/theme'
import { antdTheme } from './antd-theme.ts'
import './antd.css'

/** Gives antd components the application's tokens, its language and the page's nonce. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const mode = useTheme()
  return (
    <ConfigProvider
      theme={antdTheme(mode, locale)}
      locale={antdLocales[locale]}
      csp={{ nonce: nonce() }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  )
}

const antdLocales = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }

/** antd's run-time styles are allowed by the nonce that the server put into this page. */
function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
