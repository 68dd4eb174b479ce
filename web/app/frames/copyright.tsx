import { usePoster } from '#domains/site'
import { useNow } from '#lib/now'
import { productName } from '#lib/product-name'
import { useLocale, useText } from '#lib/text'
import { text } from '../text/index.ts'

/** Whose site this is: its own words, or the year and its name. */
export function Copyright() {
  const t = useText(text).footer
  const name = useText(productName)
  const locale = useLocale()
  const { poster } = usePoster()
  const year = useNow().getFullYear()
  return <p>{poster?.copyright || t.copyright(year, poster?.siteName[locale] ?? name)}</p>
}
