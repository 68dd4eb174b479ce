import { useEffect } from 'react'

/** Names the browser's tab: the page first, then the site. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = parts.filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
