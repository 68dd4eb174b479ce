import type { Gift } from '@lyceum/contract/points'
import type { ReactNode } from 'react'

const petals = [
  [18, 9],
  [10.5, 14.5],
  [25.5, 14.5],
  [13.5, 22],
  [22.5, 22],
] as const

// In natural colours, in light and dark mode.
const drawings: Readonly<Record<Gift, ReactNode>> = {
  heart: (
    <path
      d="M18 29C9 22 5 17 5 12.5A6.5 6.5 0 0 1 18 10a6.5 6.5 0 0 1 13 2.5C31 17 27 22 18 29Z"
      fill="#d84338"
    />
  ),
  flower: (
    <>
      {petals.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="5" fill="#e08aa8" />
      ))}
      <circle cx="18" cy="16" r="4.5" fill="#eeb13f" />
      <path d="M18 25v8" stroke="#37752f" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  beer: (
    <>
      <path d="M24 14h5a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-5" fill="none" stroke="#b87408" strokeWidth="3" />
      <path d="M8 12h17v18a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2Z" fill="#eeb13f" />
      <path
        d="M6 12a4 4 0 0 1 4-5 5 5 0 0 1 9-1 4.5 4.5 0 0 1 8 4c0 3-3 4-5 3s-5 2-7 0-9 2-9-1Z"
        fill="#fff3d9"
      />
      <path d="M13 17v10M19 17v10" stroke="#b87408" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  aircraft: (
    <>
      <path d="M4 20l28-13-8 24-7-8Z" fill="#4e78c7" />
      <path d="M17 23L32 7 13 20Z" fill="#bccef0" />
      <path d="M17 23l-1 8 4-5Z" fill="#254789" />
    </>
  ),
}

export function GiftPicture({ gift }: { readonly gift: Gift }) {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      {drawings[gift]}
    </svg>
  )
}
