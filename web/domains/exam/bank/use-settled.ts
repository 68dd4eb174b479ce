import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment: while somebody types, nothing is asked. */
export function useSettled<T>(value: T, ms = 600): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(waiting)
  }, [value, ms])
  return settled
}
