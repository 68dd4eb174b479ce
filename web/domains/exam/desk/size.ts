import { useState } from 'react'
import { kept } from '#lib/storage'

/** How large the paper is set; a habit of the reader, kept on the device. */
export const sizeNames = ['usual', 'large', 'largest'] as const
export type Size = (typeof sizeNames)[number]

const key = 'examSize'

export function useSize(): readonly [Size, (size: Size) => void] {
  const [size, setSize] = useState(() => sizeNames.find((one) => one === kept.get(key)) ?? 'usual')
  return [
    size,
    (next) => {
      kept.set(key, next)
      setSize(next)
    },
  ]
}
