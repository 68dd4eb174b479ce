import { useState } from 'react'
import { productName } from '#lib/language/product-name'
import { useLocale, useText } from '#lib/text'
import { Mark } from '#ui/picture/mark'
import { logoOf, usePoster } from '../site-poster.ts'
import './site-brand.css'

type SiteBrandProps = {
  readonly size: 'nav' | 'gate' | 'console'
  /** The line below the name. */
  readonly sub?: string | undefined
}

/** The site's logo in the reader's language, or the product's mark and name. */
export function SiteBrand({ size, sub }: SiteBrandProps) {
  const name = useText(productName)
  const locale = useLocale()
  const { poster, isReady } = usePoster()
  const [broken, setBroken] = useState('')
  const logo = poster ? logoOf(poster, locale) : ''

  if (logo && logo !== broken) {
    return (
      <img className={`site-logo site-logo-${size}`} src={logo} alt={name} onError={() => setBroken(logo)} />
    )
  }
  return (
    // The space is reserved until the logo is known, to avoid jumps.
    <span className={`site-brand site-brand-${size}`} data-waiting={!isReady}>
      <Mark size={sizes[size]} />
      <span>
        <b>{name}</b>
        {sub !== undefined && <small>{sub}</small>}
      </span>
    </span>
  )
}

const sizes = { nav: 32, gate: 44, console: 30 }
