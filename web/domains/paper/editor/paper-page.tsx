import { getPaper } from '@lyceum/contract/paper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { text } from '../text/index.ts'
import { PaperEditor } from './paper-editor.tsx'
import '../paper.css'

/** One paper: its sections with named questions or with rules. */
export function PaperPage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const [opened, setOpened] = useState(0)
  const paper = useQuery(read(getPaper, { id }))
  usePageTitle(paper.data?.title ?? t.title)
  if (paper.isError) return <ErrorPanel onRetry={() => void paper.refetch()} />
  if (!paper.data) return <Skeleton height="480px" />
  return (
    <PaperEditor
      key={`${id} ${opened}`}
      paper={paper.data}
      onReload={() => void paper.refetch().then(() => setOpened(opened + 1))}
    />
  )
}
