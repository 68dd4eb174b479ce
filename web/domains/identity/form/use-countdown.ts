import { useEffect, useState } from 'react'
import { secondsLeft } from '../proof/countdown.ts'

/** Seconds counting down to 0 from `start`. They follow the clock, so a sleeping tab stays correct. */
export function useCountdown() {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const update = () => setLeft(secondsLeft(until, Date.now()))
    update()
    if (secondsLeft(until, Date.now()) === 0) return undefined
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  }, [until])

  return { left, start: (seconds: number) => setUntil(Date.now() + seconds * 1000) }
}
