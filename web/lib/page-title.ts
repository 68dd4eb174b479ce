import { useEffect } from 'react'
import { productName } from './product-name.ts'
import { useText } from './text.ts'

/** Names the browser's tab: the page first, then the product. */
export function usePageTitle(page: string): void {
  const title = `${page} · ${useText(productName)}`
  useEffect(() => {
    document.title = title
  }, [title])
}
