import { getFile } from '@lyceum/contract/file'
import type { DocumentTree } from '@lyceum/contract/kit'
import { useQueries } from '@tanstack/react-query'
import { read } from '#lib/api'

/** The addresses of the pictures of a text, as soon as each is known. */
export function usePictureAddresses({ blocks }: DocumentTree): (fileId: string) => string | undefined {
  const ids = [...new Set(blocks.flatMap((block) => (block.kind === 'image' ? block.fileId : [])))]
  const found = useQueries({
    queries: ids.map((id) => ({ ...read(getFile, { id }), staleTime: 300_000, meta: { quiet: true } })),
  })
  return (fileId) => found[ids.indexOf(fileId)]?.data?.url
}
