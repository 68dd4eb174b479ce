import type { ReactNode } from 'react'
import { SectionHead } from '#ui/layout/section-head'
import { Controls } from './controls.tsx'
import { Feedback } from './feedback.tsx'
import { Pictures } from './pictures.tsx'
import './showcase.css'

/** Every part of the design system, in both themes side by side. Open /showcase.html on the development server. */
export function Showcase() {
  return (
    <div className="showcase">
      {(['light', 'dark'] as const).map((theme) => (
        <main key={theme} data-theme={theme} aria-label={theme}>
          <Part title="Controls">
            <Controls />
          </Part>
          <Part title="Feedback">
            <Feedback />
          </Part>
          <Part title="Pictures">
            <Pictures />
          </Part>
        </main>
      ))}
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <SectionHead title={title} />
      {children}
    </section>
  )
}
