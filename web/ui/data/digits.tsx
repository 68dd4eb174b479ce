import { useEffect, useRef, useState } from 'react'

const riseMs = 600

type DigitsProps = {
  readonly value: number
  readonly decimals?: number
}

/** A number with thousands separators. A change is animated once, except with reduced motion. */
export function Digits({ value, decimals = 0 }: DigitsProps) {
  const [shown, setShown] = useState(value)
  const last = useRef(value)

  useEffect(() => {
    const from = last.current
    last.current = value
    if (from === value) return undefined
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    let frame = requestAnimationFrame(function rise(now) {
      const share = isStill ? 1 : Math.min(1, (now - start) / riseMs)
      setShown(from + (value - from) * easeOut(share))
      if (share < 1) frame = requestAnimationFrame(rise)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return (
    <>
      <span aria-hidden="true">{shown.toLocaleString('en-US', format)}</span>
      <span className="ly-hidden">{value.toLocaleString('en-US', format)}</span>
    </>
  )
}

const easeOut = (share: number) => 1 - (1 - share) ** 3
