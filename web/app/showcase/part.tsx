import type { ReactNode } from 'react'
import { SectionHead } from '#ui/layout/section-head'

type PartProps = { readonly title: string; readonly sub?: string; readonly children: ReactNode }

/** One section of the showcase. */
export function Part({ title, sub, children }: PartProps) {
  return (
    <section className="showcase-part">
      <SectionHead title={title} sub={sub} />
      {children}
    </section>
  )
}

type SampleProps = { readonly name: string; readonly children: ReactNode }

/** A sample with its name above it. */
export function Sample({ name, children }: SampleProps) {
  return (
    <div>
      <p className="showcase-name">{name}</p>
      {children}
    </div>
  )
}
