import { useState } from 'react'
import { deviceStorage } from '#lib/storage/storage'

/** The text size of the paper, remembered on the device. */
export const sizeNames = ['usual', 'large', 'largest'] as const
export type Size = (typeof sizeNames)[number]

const key = 'examSize'

export function useSize(): readonly [Size, (size: Size) => void] {
  const [size, setSize] = useState(
    () => sizeNames.find((option) => option === deviceStorage.get(key)) ?? 'usual',
  )
  return [
    size,
    (next) => {
      deviceStorage.set(key, next)
      setSize(next)
    },
  ]
}
