import { type ReactNode, useId } from 'react'

export type EmptyKind = 'start' | 'search' | 'done' | 'mail' | 'lock' | 'net' | 'lost' | 'circle' | 'course'

/** All empty states share one style: a round gate on a floor line, one object in it, at most one warm accent. */
export function EmptyPicture({ kind }: { readonly kind: EmptyKind }) {
  const gate = useId()
  const { inside, before } = drawings[kind]()
  return (
    <svg className="ly-empty-picture" viewBox="0 0 240 170" width="170" aria-hidden="true">
      <clipPath id={gate}>
        <circle cx="120" cy="78" r="62" />
      </clipPath>
      <circle cx="120" cy="78" r="68" fill="none" stroke="var(--c-brand-line)" strokeWidth="1.5" />
      <circle cx="120" cy="78" r="62" fill="var(--c-brand-soft)" />
      <g clipPath={`url(#${gate})`}>
        {inside}
        <path d="M50 160V112c14-12 24 2 38-6s22-22 40-10 24 4 62 2v62Z" fill="var(--c-brand-soft-2)" />
        <path d="M50 160v-30c20-8 36 4 54 0s34-14 86-2v32Z" fill="var(--c-brand-line)" />
      </g>
      <g stroke="var(--c-brand-line)" strokeLinecap="round">
        <path d="M24 146h192" strokeWidth="1.5" />
        <path d="M104 154h32M90 161h60" strokeWidth="2.5" />
      </g>
      {before}
    </svg>
  )
}

const sun = (x: number, y: number, r: number) => <circle cx={x} cy={y} r={r} fill="var(--c-reward)" />

const ink = {
  fill: 'none',
  stroke: 'var(--c-brand)',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const
const paper = { ...ink, fill: 'var(--c-surface)', strokeWidth: 3 } as const

type Drawing = { readonly inside?: ReactNode; readonly before?: ReactNode }

/** Each is drawn when it is shown: most pages show none. */
const drawings: Readonly<Record<EmptyKind, () => Drawing>> = {
  start: () => ({ inside: sun(146, 52, 13) }),
  search: () => ({
    before: (
      <>
        <circle cx="128" cy="74" r="25" {...paper} strokeWidth="5" />
        <path d="M146 93l22 24" {...ink} strokeWidth="8" />
        <path d="M118 74a10 10 0 0 1 10-10" {...ink} stroke="var(--c-brand-line)" strokeWidth="4" />
      </>
    ),
  }),
  done: () => ({
    inside: sun(92, 50, 11),
    before: (
      <>
        <path d="M92 62h56a5 5 0 0 1 5 5v68H87V67a5 5 0 0 1 5-5Z" {...paper} />
        <path d="M106 56h28v12h-28Z" fill="var(--c-brand)" />
        <path d="M103 100l11 11 22-24" {...ink} strokeWidth="6" />
      </>
    ),
  }),
  mail: () => ({
    before: (
      <>
        <path d="M80 66h80a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4V70a4 4 0 0 1 4-4Z" {...paper} />
        <path d="M78 69l42 32 42-32" {...ink} strokeWidth="3" />
        {sun(164, 64, 9)}
      </>
    ),
  }),
  lock: () => ({
    before: (
      <>
        <path d="M96 92V76a24 24 0 0 1 48 0v16" {...ink} strokeLinecap="butt" strokeWidth="7" />
        <path d="M88 90h64a5 5 0 0 1 5 5v42H83V95a5 5 0 0 1 5-5Z" {...paper} />
        {sun(120, 109, 6)}
        <path d="M120 112v11" stroke="var(--c-reward)" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  }),
  net: () => ({
    before: (
      <>
        <path d="M72 100h32M136 100h32" {...ink} strokeWidth="5" />
        <path d="M104 86v28a10 10 0 0 0 0-28ZM136 86v28a10 10 0 0 1 0-28Z" {...paper} />
        <path d="M114 66l4 12M126 66l-4 12M120 60v14" {...ink} stroke="var(--c-reward)" strokeWidth="3.5" />
      </>
    ),
  }),
  lost: () => ({
    inside: sun(150, 50, 11),
    before: (
      <>
        <path d="M118 64v72" {...ink} strokeWidth="5" />
        <path d="M118 70h38l10 9-10 9h-38Z" {...paper} />
        <path d="M118 94H86l-9 8 9 8h32Z" {...paper} />
      </>
    ),
  }),
  circle: () => ({
    before: (
      <>
        <circle cx="98" cy="88" r="14" {...paper} />
        <circle cx="142" cy="88" r="14" {...paper} />
        <path d="M74 136c2-18 12-26 24-26s22 8 24 26ZM118 136c2-18 12-26 24-26s22 8 24 26Z" {...paper} />
        {sun(120, 60, 7)}
      </>
    ),
  }),
  course: () => ({
    inside: sun(148, 48, 10),
    before: (
      <>
        <path d="M120 84c-12-9-27-11-44-9v50c17-2 32 0 44 9 12-9 27-11 44-9V75c-17-2-32 0-44 9Z" {...paper} />
        <path d="M120 84v50" {...ink} strokeWidth="3" />
      </>
    ),
  }),
}
