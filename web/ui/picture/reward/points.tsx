import type { ReactNode } from 'react'
import { Coin } from './coin.tsx'
import './reward.css'

type PointsProps = { readonly children: ReactNode; readonly size?: 14 | 16 | 18 | 26 | 40 }

/** A number of points beside its coin: `<Points>+10</Points>`. */
export function Points({ children, size = 14 }: PointsProps) {
  return (
    <span className={`ly-points ly-points-${size}`}>
      <Coin size={size} />
      {children}
    </span>
  )
}
