import { useEffect, useState } from 'react'

const shownMs = 8000

/** A hint over the picture that disappears by itself. */
export function useHint(first: string) {
  const [hint, setHint] = useState(first)
  useEffect(() => {
    if (hint === '') return undefined
    const timer = setTimeout(() => setHint(''), shownMs)
    return () => clearTimeout(timer)
  }, [hint])
  return [hint, setHint] as const
}
