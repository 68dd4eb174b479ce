import type { pageMistakes } from '@lyceum/contract/exam'
import type { PaperQuestion } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Tag } from '#ui/status/tag'
import { partsOf, DocumentText } from '#domains/question'
import { text as examText } from '../text/index.ts'
import { text } from './text/index.ts'

type StillOpenProps = {
  readonly mistake: Result<typeof pageMistakes>['records'][number]
  readonly question: PaperQuestion
}

/** A mistake without its key, which is shown only in practice. */
export function StillOpen({ mistake, question }: StillOpenProps) {
  const t = useText(text)
  const types = useText(examText).types
  return (
    <article className="mistake-card">
      {question.type === 'SI' && <DocumentText tree={question.stem} />}
      {partsOf(question).map((leaf) => (
        <div key={leaf.questionVersionId}>
          <p>
            <b className="ly-song">{leaf.no}</b>
            {types[leaf.type]}
            <span>{t.counts(mistake.wrong, mistake.correct)}</span>
            {mistake.isMastered && <Tag tone="success">{t.mastered}</Tag>}
          </p>
          <DocumentText tree={leaf.stem} renderBlank={() => <span className="mistake-blank" />} />
        </div>
      ))}
    </article>
  )
}
