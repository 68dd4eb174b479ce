import type { Studied } from '@lyceum/contract/learning'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

/** A file to download. */
export function FileView({ content }: { readonly content: Extract<Studied, { kind: 'file' }> }) {
  const t = useText(text)
  const { address, name, size } = content
  return (
    <div className="study-card">
      <Icon name="fileText" size={28} />
      <h2>{name}</h2>
      <p>{size > 1_048_576 ? `${(size / 1_048_576).toFixed(1)} MB` : `${Math.ceil(size / 1024)} KB`}</p>
      <a className="study-plain" href={`${address}?download`} rel="noopener">
        <Icon name="download" size={16} />
        {t.download}
      </a>
    </div>
  )
}

/** Nothing can be shown yet, with the reason. */
export function PendingView({ reason }: { readonly reason: 'missing' | 'preparing' | 'failed' | 'visitor' }) {
  const t = useText(text)
  return (
    <div className="study-card">
      <Icon name={reason === 'preparing' ? 'timer' : 'info'} size={28} />
      <h2>{t.pending[reason]}</h2>
    </div>
  )
}
