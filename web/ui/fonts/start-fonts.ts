import { currentLocale, localeStore } from '#lib/locale'

/**
 * Makes the rest of the Song face known once the page stands: its list of characters is long, and most machines need
 * none of it. Apple's have a good Song of their own. The files themselves come when a headline needs them.
 */
export function startFonts(): void {
  if (/Mac OS X|iPhone|iPad/.test(navigator.userAgent)) return
  // To be called once the app is put into its page: reading a long list of characters is work too.
  requestIdleCallback(know)
  localeStore.subscribe(know)
}

function know(): void {
  const faces = currentLocale() === 'zh-TW' ? import('./tc.css') : import('./sc.css')
  // A headline in the fallback face is still a headline.
  faces.catch(() => undefined)
}
