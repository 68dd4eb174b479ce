import { useEffect, useState } from 'react'

const aMinute = 60_000

/** The present moment, fresh every minute: a page left open overnight greets with the right words. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), aMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
