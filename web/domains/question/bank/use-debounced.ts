import { useEffect, useState } from 'react'

/** The value once it has not changed for a moment, so that typing sends no requests. */
export function useDebounced<T>(value: T, ms = 600): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(waiting)
  }, [value, ms])
  return debounced
}
