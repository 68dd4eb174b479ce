import { useEffect } from 'react'
import { productName } from './language/product-name.ts'
import { useText } from './text.ts'

/** Sets the title of the browser tab: the page first, then the product. */
export function usePageTitle(page: string): void {
  const title = `${page} · ${useText(productName)}`
  useEffect(() => {
    document.title = title
  }, [title])
}
