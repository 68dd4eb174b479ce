import type { ReactNode } from 'react'
import { pictureAddress, SiteBrand, usePoster } from '#domains/site'
import { useLocale, useText } from '#lib/text'
import { MoonGateScene } from '#ui/picture/moon-gate-scene'
import { text } from '../text/index.ts'
import { LanguageSwitch } from './language-switch.tsx'
import './gate-layout.css'

type GateLayoutProps = { readonly children: ReactNode; readonly footer?: ReactNode }

/** The scene and the form column of 400: all that stands before the gate. */
export function GateLayout({ children, footer }: GateLayoutProps) {
  const t = useText(text)
  const locale = useLocale()
  const { poster, isSettled } = usePoster()
  const picture = pictureAddress(poster?.loginPicture ?? '')
  return (
    <div className="gate">
      <div className="gate-scene" aria-hidden="true">
        {picture ? <img src={picture} alt="" /> : <MoonGateScene />}
        {!picture && (
          <p className="gate-verse">
            {t.gateVerse.map((line) => (
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
          {/* Its line is kept free until the site has told its name. */}
          <SiteBrand size="gate" sub={poster?.siteName[locale] ?? (isSettled ? undefined : '')} />
          {children}
        </main>
        {footer && <footer className="gate-footer">{footer}</footer>}
      </div>
    </div>
  )
}
