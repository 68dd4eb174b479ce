import { type ReactNode, useId } from 'react'

export type EmptyKind = 'start' | 'lost' | 'lock' | 'net'

/** One grammar for every empty place: a round gate on a floor line, one object in it, at most one warm note. */
export function EmptyPicture({ kind }: { readonly kind: EmptyKind }) {
  const gate = useId()
  const { inside, before } = drawings[kind]
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

const ink = { stroke: 'var(--c-brand)', strokeLinejoin: 'round' } as const
const paper = { ...ink, fill: 'var(--c-surface)', strokeWidth: 3 } as const

const drawings: Readonly<Record<EmptyKind, { readonly inside: ReactNode; readonly before: ReactNode }>> = {
  start: { inside: sun(146, 52, 13), before: undefined },
  lost: {
    inside: sun(150, 50, 11),
    before: (
      <>
        <path d="M118 64v72" {...ink} strokeWidth="5" strokeLinecap="round" />
        <path d="M118 70h38l10 9-10 9h-38Z" {...paper} />
        <path d="M118 94H86l-9 8 9 8h32Z" {...paper} />
      </>
    ),
  },
  lock: {
    inside: undefined,
    before: (
      <>
        <path d="M96 92V76a24 24 0 0 1 48 0v16" {...ink} fill="none" strokeWidth="7" />
        <path d="M88 90h64a5 5 0 0 1 5 5v42H83V95a5 5 0 0 1 5-5Z" {...paper} />
        {sun(120, 109, 6)}
        <path d="M120 112v11" stroke="var(--c-reward)" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  net: {
    inside: undefined,
    before: (
      <>
        <path d="M72 100h32M136 100h32" {...ink} strokeWidth="5" strokeLinecap="round" />
        <path d="M104 86v28a10 10 0 0 0 0-28ZM136 86v28a10 10 0 0 1 0-28Z" {...paper} />
        <path
          d="M114 66l4 12M126 66l-4 12M120 60v14"
          stroke="var(--c-reward)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
}
