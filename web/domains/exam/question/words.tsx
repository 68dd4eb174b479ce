import { getFile } from '@lyceum/contract/file'
import type { DocumentTree } from '@lyceum/contract/kit'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { DocumentView } from '#ui/document/document-view'

type WordsProps = {
  readonly tree: DocumentTree
  /** The field in the place of a blank. */
  readonly renderBlank?: (slot: string) => ReactNode
}

const aWhile = 600_000

/** A stem, an option, an explanation: text with its pictures. */
export function Words({ tree, renderBlank }: WordsProps) {
  const ids = [...new Set(tree.blocks.flatMap((block) => (block.kind === 'image' ? [block.fileId] : [])))]
  const files = useQueries({
    queries: ids.map((id) => ({ ...read(getFile, { id }), staleTime: aWhile, meta: { quiet: true } })),
  })
  const addressOf = (fileId: string) => files[ids.indexOf(fileId)]?.data?.url
  return <DocumentView tree={tree} addressOf={addressOf} {...(renderBlank ? { renderBlank } : {})} />
}
