import { useId } from 'react'
import { type MedalGlyph, medalGlyphs } from './medal-glyphs.tsx'
import { metals, type Tier } from './metals.ts'

type MedalProps = {
  readonly tier: Tier
  readonly glyph: MedalGlyph
  readonly size?: number
  /** Where no name is beside it. */
  readonly label?: string
}

const middle = { cx: 60, cy: 60 }
/** 24 notches and 40 beads are drawn as the dots of two dashed lines: two nodes instead of sixty-four. */
const notches = {
  strokeWidth: 10.4,
  strokeDasharray: `0 ${(2 * Math.PI * 52) / 24}`,
  strokeLinecap: 'round',
} as const
const beads = {
  strokeWidth: 3,
  strokeDasharray: `0 ${(2 * Math.PI * 39.5) / 40}`,
  strokeLinecap: 'round',
} as const

/** An eaves tile in one of three metals; two flat tones split on a diagonal suggest the metal. */
export function Medal({ tier, glyph, size = 96, label }: MedalProps) {
  const half = useId()
  const { dark, middle: plain, light, pale } = metals[tier]
  const isLocked = tier === 'locked'
  return (
    <svg
      className="ly-medal"
      width={size}
      height={size}
      viewBox="0 0 120 120"
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <clipPath id={half}>
        <path d="M-10-10H130L-10 130Z" />
      </clipPath>
      <Tile tone={plain} />
      <g clipPath={`url(#${half})`}>
        <Tile tone={light} />
      </g>
      <circle {...middle} r="44.5" fill={isLocked ? light : dark} />
      <circle {...middle} r="39.5" fill="none" stroke={isLocked ? dark : light} {...beads} />
      <circle {...middle} r="35.5" fill={plain} />
      {!isLocked && (
        <g clipPath={`url(#${half})`}>
          <circle {...middle} r="35.5" fill={light} />
        </g>
      )}
      <g fill={dark} transform="translate(60 60) scale(.94) translate(-60 -59)">
        {medalGlyphs[glyph](isLocked ? plain : pale)}
      </g>
    </svg>
  )
}

function Tile({ tone }: { readonly tone: string }) {
  return <circle {...middle} r="52" fill={tone} stroke={tone} transform="rotate(-90 60 60)" {...notches} />
}
