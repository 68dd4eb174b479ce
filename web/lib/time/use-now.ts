import { useEffect, useState } from 'react'

const aMinute = 60_000

/** The current time, updated every minute, so that a page left open overnight shows the right greeting. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), aMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
