import { useEffect, useState } from 'react'
import { secondsLeft } from '../proof/countdown.ts'

/** Seconds that run down to 0 from when `start` is called. They follow the clock, so a sleeping tab loses none. */
export function useCountdown() {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const tell = () => setLeft(secondsLeft(until, Date.now()))
    tell()
    if (secondsLeft(until, Date.now()) === 0) return undefined
    const timer = setInterval(tell, 250)
    return () => clearInterval(timer)
  }, [until])

  return { left, start: (seconds: number) => setUntil(Date.now() + seconds * 1000) }
}
