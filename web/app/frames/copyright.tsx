import { usePoster } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { productName } from '#lib/language/product-name'
import { useLocale, useText } from '#lib/text'
import { text } from '../text/index.ts'

/** The copyright line: the site's own text, or the year and its name. */
export function Copyright() {
  const t = useText(text).footer
  const name = useText(productName)
  const locale = useLocale()
  const { poster } = usePoster()
  const year = useNow().getFullYear()
  return <p>{poster?.copyright || t.copyright(year, poster?.siteName[locale] ?? name)}</p>
}
