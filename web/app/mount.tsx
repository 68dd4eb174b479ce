import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startFonts } from '../ui/fonts/start-fonts.ts'
import { Providers } from './providers.tsx'

/** Takes over the markup that the server has sent, which shows the same. */
export function takeOver(app: ReactNode): void {
  const root = document.getElementById('root')
  // A difference costs the page a second rendering and nothing else: no error for the reader, but visible to who measures.
  const onRecoverableError = () => void performance.mark('rendered-again')
  if (root) hydrateRoot(root, <Providers>{app}</Providers>, { onRecoverableError })
  startFonts()
}

/** Mounts an app into its page. */
export function mount(app: ReactNode): void {
  const root = document.getElementById('root')
  root?.replaceChildren()
  if (root) createRoot(root).render(<Providers>{app}</Providers>)
  startFonts()
}
