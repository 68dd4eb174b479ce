import type { PaperQuestion, pageMistakes } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Tag } from '#ui/status/tag'
import { partsOf } from '../answering/leaves.ts'
import { Words } from '../question/words.tsx'
import { text as examText } from '../text/index.ts'
import { text } from './text/index.ts'

type StillOpenProps = {
  readonly mistake: Result<typeof pageMistakes>['records'][number]
  readonly question: PaperQuestion
}

/** A mistake without its key: that comes with the practice. */
export function StillOpen({ mistake, question }: StillOpenProps) {
  const t = useText(text)
  const types = useText(examText).types
  return (
    <article className="mistake-card">
      {question.type === 'SI' && <Words tree={question.stem} />}
      {partsOf(question).map((leaf) => (
        <div key={leaf.questionVersionId}>
          <p>
            <b className="ly-song">{leaf.no}</b>
            {types[leaf.type]}
            <span>{t.counts(mistake.wrong, mistake.correct)}</span>
            {mistake.isMastered && <Tag tone="success">{t.mastered}</Tag>}
          </p>
          <Words tree={leaf.stem} renderBlank={() => <span className="mistake-blank" />} />
        </div>
      ))}
    </article>
  )
}
