import { currentLocale, localeStore } from '#lib/language/locale'

/**
 * Loads the rest of the Song font's CSS after the page is rendered: its list of characters is long, and most machines
 * need none of it. Apple's have a good Song font. The files themselves load when a headline needs them.
 */
export function startFonts(): void {
  if (/Mac OS X|iPhone|iPad/.test(navigator.userAgent)) return
  // Call this after the app is mounted: parsing a long list of characters takes time too.
  requestIdleCallback(know)
  localeStore.subscribe(know)
}

function know(): void {
  const fontStyles = currentLocale() === 'zh-TW' ? import('./tc.css') : import('./sc.css')
  // A headline in the fallback font is still readable.
  fontStyles.catch(() => undefined)
}
