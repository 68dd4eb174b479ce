import { useRef } from 'react'
import { report } from '#lib/trouble'
import { upload } from '#lib/upload'

type Stored = { readonly id: string; readonly url: string }

export type Pictures = {
  readonly addressOf: (fileId: string) => string | undefined
  readonly bring: (file: File) => Promise<Stored | undefined>
}

/** Pictures that a question shows: those it has, and those that are put in while it is written. */
export function usePictures(files: readonly Stored[]): Pictures {
  const brought = useRef<readonly Stored[]>([])
  return {
    addressOf: (fileId) => [...brought.current, ...files].find(({ id }) => id === fileId)?.url,
    bring: async (file) => {
      try {
        const stored = await upload(file, 'picture')
        brought.current = [...brought.current, stored]
        return stored
      } catch (error) {
        report(error)
        return undefined
      }
    },
  }
}
