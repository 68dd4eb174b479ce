import { previewDutyRule } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import type { DutyRule } from './draft.ts'
import { text } from './text/index.ts'

type DutyPreviewProps = { readonly rule: DutyRule; readonly isChanged: boolean }
type Sample = readonly { readonly id: string; readonly name: string }[]

/** What would happen if the rule were active now. */
export function DutyPreview({ rule, isChanged }: DutyPreviewProps) {
  const t = useText(text).preview
  const preview = useQuery(read(previewDutyRule, { id: rule.id }))
  const { data } = preview
  return (
    <section className="duty-card duty-preview" aria-label={t.title}>
      <h2>{t.title}</h2>
      {isChanged && <p className="ly-field-hint">{t.unsaved}</p>}
      {preview.isError && <ErrorPanel onRetry={() => void preview.refetch()} />}
      {preview.isPending && <Skeleton width="80%" height="96px" />}
      {data && !isChanged && (
        <>
          <dl className="duty-figures">
            <Figure title={t.entering} count={data.entering} sample={data.enteringSample} />
            <Figure title={t.leaving} count={data.leaving} sample={data.leavingSample} />
            <Figure title={t.unchanged} count={data.unchanged} sample={[]} />
          </dl>
          {data.alreadyDone > 0 && <p>{t.alreadyDone(data.alreadyDone)}</p>}
          {data.withoutPlace > 0 && <p>{t.withoutPlace(data.withoutPlace)}</p>}
          {data.needsAgreement && <Banner tone="warning">{t.agreement}</Banner>}
        </>
      )}
    </section>
  )
}

type FigureProps = { readonly title: string; readonly count: number; readonly sample: Sample }

function Figure({ title, count, sample }: FigureProps) {
  const t = useText(text)
  return (
    <div>
      <dt>{title}</dt>
      <dd>{count.toLocaleString('en-US')}</dd>
      {sample.length > 0 && (
        <dd className="duty-names">
          {t.preview.names(t.listed(sample.map(({ name }) => name)), count - sample.length)}
        </dd>
      )}
    </div>
  )
}
