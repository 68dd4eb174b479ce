import { getFile } from '@lyceum/contract/file'
import type { DocumentTree } from '@lyceum/contract/kit'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { DocumentView } from '#ui/document/document-view'

type DocumentTextProps = {
  readonly tree: DocumentTree
  /** Renders the field of a blank. */
  readonly renderBlank?: (slot: string) => ReactNode
}

const aWhile = 600_000

/** Renders a stem, option or explanation: text with pictures. */
export function DocumentText({ tree, renderBlank }: DocumentTextProps) {
  const ids = [...new Set(tree.blocks.flatMap((block) => (block.kind === 'image' ? [block.fileId] : [])))]
  const files = useQueries({
    queries: ids.map((id) => ({ ...read(getFile, { id }), staleTime: aWhile, meta: { quiet: true } })),
  })
  const addressOf = (fileId: string) => files[ids.indexOf(fileId)]?.data?.url
  return <DocumentView tree={tree} addressOf={addressOf} {...(renderBlank ? { renderBlank } : {})} />
}
