import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './banner.css'

type BannerProps = {
  readonly tone?: 'info' | 'success' | 'warning' | 'error'
  readonly title?: string
  readonly children: ReactNode
  /** At the right end: one action. */
  readonly action?: ReactNode
  readonly onClose?: () => void
  /** It appeared while the page was open: announce it. */
  readonly isNews?: boolean
}

const icons = { info: 'info', success: 'done', warning: 'warning', error: 'failed' } as const

/** A notice about this page, shown in place. */
export function Banner({ tone = 'info', title, children, action, onClose, isNews = false }: BannerProps) {
  const t = useText(text)
  const role = isNews ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={`ly-banner ly-banner-${tone}`} role={role}>
      <Icon name={icons[tone]} />
      <div className="ly-banner-words">
        {title && <b>{title}</b>}
        <div>{children}</div>
      </div>
      {action}
      {onClose && (
        <button type="button" className="ly-banner-close" aria-label={t.close} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
