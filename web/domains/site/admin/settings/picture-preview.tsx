import type { Locale } from '@lyceum/contract/kit'
import { productName } from '#lib/language/product-name'
import { useText } from '#lib/text'
import { Mark } from '#ui/picture/mark'
import { MoonGateScene } from '#ui/picture/moon-gate-scene'
import { text } from './text/index.ts'

type PicturePreviewProps = {
  readonly kind: 'logo' | 'icon' | 'gate'
  /** The URL of the picture; empty: the default one is used. */
  readonly address: string
  readonly label: string
  /** The language of the readers. */
  readonly locale: Locale
}

/** A picture in context: a logo on light and dark, an icon in a tab, a login page. */
export function PicturePreview({ kind, address, label, locale }: PicturePreviewProps) {
  const t = useText(text)
  const name = productName[locale]
  const alt = t.previewOf(label)
  if (kind === 'gate') {
    return (
      <div className="preview-gate">
        {address ? <img src={address} alt={alt} /> : <MoonGateScene />}
        <i aria-hidden="true" />
      </div>
    )
  }
  if (kind === 'icon') {
    return (
      <div className="preview-tab">
        {address ? <img src={address} alt={alt} width={16} height={16} /> : <Mark size={16} />}
        <span>{name}</span>
      </div>
    )
  }
  const logo = address ? (
    <img src={address} alt={alt} />
  ) : (
    <>
      <Mark size={28} />
      <b>{name}</b>
    </>
  )
  return (
    <div className="preview-logo">
      <div data-theme="light">{logo}</div>
      <div data-theme="dark" aria-hidden={address !== ''}>
        {address ? <img src={address} alt="" /> : logo}
      </div>
    </div>
  )
}
