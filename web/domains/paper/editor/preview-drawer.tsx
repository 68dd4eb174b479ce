import { previewPaper } from '@lyceum/contract/paper'
import type { PaperQuestion } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { withPosition } from '#lib/page/with-position'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { Icon } from '#ui/picture/icon'
import { KeyedLeaf, partsOf, questionText, DocumentText } from '#domains/question'
import { text } from '../text/index.ts'

type Preview = Result<typeof previewPaper>

/** A paper as a candidate could get it, with its key. */
export function PreviewDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText(text)
  const [seed, setSeed] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...read(previewPaper, { id, seed }),
    placeholderData: keepPreviousData,
  })
  return (
    <Drawer
      title={t.previewTitle}
      width={760}
      onClose={onClose}
      footer={
        <Button isBusy={isFetching} onClick={() => setSeed(seed + 1)}>
          <Icon name="refresh" size={16} />
          {t.another}
        </Button>
      }
    >
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="400px" />}
      {data && <GeneratedPaper preview={data} />}
    </Drawer>
  )
}

function GeneratedPaper({ preview: { document, keys } }: { readonly preview: Preview }) {
  const t = useText(text)
  return (
    <div className="paper-preview">
      <p className="paper-quiet">{t.previewLead(document.questionCount, document.fullScore)}</p>
      {withPosition(document.sections).map((section) => (
        <section key={section.at}>
          <h3>{section.title}</h3>
          {section.questions.map((question) => (
            <Question key={question.no} question={question} keys={keys} />
          ))}
        </section>
      ))}
    </div>
  )
}

type QuestionProps = { readonly question: PaperQuestion; readonly keys: Preview['keys'] }

function Question({ question, keys }: QuestionProps) {
  const t = useText(questionText)
  return (
    <article>
      {question.type === 'SI' && (
        <div className="bank-material">
          <DocumentText tree={question.stem} />
        </div>
      )}
      {partsOf(question).map((leaf) => {
        const answer = keys[leaf.questionVersionId]
        return (
          <div key={leaf.questionVersionId}>
            <p className="paper-preview-head">
              <b className="ly-song">{leaf.no}</b>
              {t.types[leaf.type]}
              <span>{t.points(leaf.score)}</span>
            </p>
            {answer && <KeyedLeaf content={leaf} answer={answer.key} explanation={answer.explanation} />}
          </div>
        )
      })}
    </article>
  )
}
