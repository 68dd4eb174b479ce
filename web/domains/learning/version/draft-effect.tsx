import type { Editor } from '#domains/course'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { CompletionsStay, EffectFigures } from './effect-figures.tsx'
import { text } from './text/index.ts'
import { useDraftEffect } from './use-preview.ts'

/** Before publishing: which learners the draft would affect, and which it cannot. */
export function DraftEffect({ editor: { course, draft } }: { readonly editor: Editor }) {
  const t = useText(text)
  const effect = useDraftEffect(course.id, draft.revision)
  return (
    <section aria-label={t.effect}>
      <h2>{t.effect}</h2>
      <p className="editor-hint">{t.effectHint}</p>
      {effect.isError && <ErrorPanel onRetry={() => void effect.refetch()} />}
      {effect.isPending && <Skeleton width="70%" height="72px" />}
      {effect.data && (
        <>
          <CompletionsStay count={effect.data.completions} />
          {effect.data.groups.length === 0 && <p className="editor-hint">{t.noLearners}</p>}
          {effect.data.groups.map((group) => (
            <EffectFigures key={group.number} group={group} />
          ))}
        </>
      )}
    </section>
  )
}
