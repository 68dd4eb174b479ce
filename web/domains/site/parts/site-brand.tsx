import { useState } from 'react'
import { productName } from '#lib/product-name'
import { useLocale, useText } from '#lib/text'
import { Mark } from '#ui/picture/mark'
import { logoOf, usePoster } from '../poster.ts'
import './site-brand.css'

type SiteBrandProps = {
  readonly size: 'nav' | 'gate' | 'console'
  /** The line below the name. */
  readonly sub?: string | undefined
}

/** The site's own logo in the reader's language, or the mark with the product's name. */
export function SiteBrand({ size, sub }: SiteBrandProps) {
  const name = useText(productName)
  const locale = useLocale()
  const { poster, isSettled } = usePoster()
  const [broken, setBroken] = useState('')
  const logo = poster ? logoOf(poster, locale) : ''

  if (logo && logo !== broken) {
    return (
      <img className={`site-logo site-logo-${size}`} src={logo} alt={name} onError={() => setBroken(logo)} />
    )
  }
  return (
    // Until it is known whether there is a logo, the place is kept empty: nothing jumps.
    <span className={`site-brand site-brand-${size}`} data-waiting={!isSettled}>
      <Mark size={sizes[size]} />
      <span>
        <b>{name}</b>
        {sub !== undefined && <small>{sub}</small>}
      </span>
    </span>
  )
}

const sizes = { nav: 32, gate: 44, console: 30 }
