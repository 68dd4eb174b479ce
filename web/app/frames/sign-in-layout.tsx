import type { ReactNode } from 'react'
import { pictureAddress, SiteBrand, usePoster } from '#domains/site'
import { useLocale, useText } from '#lib/text'
import { MoonGateScene } from '#ui/picture/moon-gate-scene'
import { text } from '../text/index.ts'
import { LanguageSwitch } from './language/language-switch.tsx'
import './sign-in-layout.css'

type SignInLayoutProps = { readonly children: ReactNode; readonly footer?: ReactNode }

/** The scene and the form column of 400 px, for all sign-in pages. */
export function SignInLayout({ children, footer }: SignInLayoutProps) {
  const t = useText(text)
  const locale = useLocale()
  const { poster, isReady } = usePoster()
  const picture = pictureAddress(poster?.loginPicture ?? '')
  return (
    <div className="gate">
      <div className="gate-scene" aria-hidden="true">
        {picture ? <img src={picture} alt="" /> : <MoonGateScene />}
        {!picture && (
          <p className="gate-verse">
            {t.signInVerse.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
      </div>
      <div className="gate-column">
        <header className="gate-languages">
          <LanguageSwitch />
        </header>
        <main className="gate-form">
          {/* Its line is kept free until the name of the site is loaded. */}
          <SiteBrand size="gate" sub={poster?.siteName[locale] ?? (isReady ? undefined : '')} />
          {children}
        </main>
        {footer && <footer className="gate-footer">{footer}</footer>}
      </div>
    </div>
  )
}
