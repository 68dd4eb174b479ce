import { useRef } from 'react'
import { report } from '#lib/http/trouble'
import { upload } from './upload.ts'

type Stored = { readonly id: string; readonly url: string }

export type Pictures = {
  readonly addressOf: (fileId: string) => string | undefined
  readonly bring: (file: File) => Promise<Stored | undefined>
}

/** Pictures of a text: the existing ones and those added while writing; the purpose decides who may see them. */
export function usePictures(files: readonly Stored[], purpose: 'attachment' | 'picture'): Pictures {
  const added = useRef<readonly Stored[]>([])
  return {
    addressOf: (fileId) => [...added.current, ...files].find(({ id }) => id === fileId)?.url,
    bring: async (file) => {
      try {
        const stored = await upload(file, purpose)
        added.current = [...added.current, stored]
        return stored
      } catch (error) {
        report(error)
        return undefined
      }
    },
  }
}
