import { useState } from 'react'

/** Server times differ by milliseconds: the deadline changes only when it was really moved. */
const tolerance = 1000

export function useEnd(end: number): Date {
  const [until, setUntil] = useState(() => new Date(end))
  if (Math.abs(until.getTime() - end) <= tolerance) return until
  const moved = new Date(end)
  setUntil(moved)
  return moved
}
