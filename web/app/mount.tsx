import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startFonts } from '../ui/fonts/start-fonts.ts'
import { Providers } from './providers.tsx'

/** Mounts an app into its page. */
export function mount(app: ReactNode): void {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Providers>{app}</Providers>)
  startFonts()
}
