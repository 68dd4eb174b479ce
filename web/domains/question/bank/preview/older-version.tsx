import { getQuestionVersion } from '@lyceum/contract/question'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Drawer } from '#ui/overlay/drawer'
import { text } from '../text/index.ts'
import { KeyedBody } from './keyed-body.tsx'

type OlderVersionProps = {
  readonly id: string
  readonly versionId: string
  readonly onClose: () => void
}

/** An older version of a question. */
export function OlderVersion({ id, versionId, onClose }: OlderVersionProps) {
  const t = useText(text).shown
  const { data, isError, refetch } = useQuery(read(getQuestionVersion, { id, versionId }))
  return (
    <Drawer title={data ? t.version(data.number) : t.versions} onClose={onClose}>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="240px" />}
      {data && (
        <article className="bank-card">
          <KeyedBody body={data.body} picks={data.health.picks} />
        </article>
      )}
    </Drawer>
  )
}
