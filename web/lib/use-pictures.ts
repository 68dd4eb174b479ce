import { useRef } from 'react'
import { report } from './trouble.ts'
import { upload } from './upload.ts'

type Stored = { readonly id: string; readonly url: string }

export type Pictures = {
  readonly addressOf: (fileId: string) => string | undefined
  readonly bring: (file: File) => Promise<Stored | undefined>
}

/** Pictures of a text: those it has, and those that are put in while it is written; the purpose decides who may see them. */
export function usePictures(files: readonly Stored[], purpose: 'attachment' | 'picture'): Pictures {
  const brought = useRef<readonly Stored[]>([])
  return {
    addressOf: (fileId) => [...brought.current, ...files].find(({ id }) => id === fileId)?.url,
    bring: async (file) => {
      try {
        const stored = await upload(file, purpose)
        brought.current = [...brought.current, stored]
        return stored
      } catch (error) {
        report(error)
        return undefined
      }
    },
  }
}
