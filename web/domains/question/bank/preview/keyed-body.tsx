import type { LeafContent, PaperKey, QuestionBody } from '@lyceum/contract/question'
import type { ComponentProps } from 'react'
import { useText } from '#lib/text'
import { withPosition } from '#lib/page/with-position'
import { DocumentText } from '../../fields/document-text.tsx'
import { text as questionText } from '../../text/index.ts'
import { text } from '../text/index.ts'
import { KeyedLeaf } from './keyed-leaf.tsx'

type KeyedBodyProps = {
  readonly body: QuestionBody
  readonly picks?: ComponentProps<typeof KeyedLeaf>['picks']
}

/** A whole question with its key: a scenario with its text first, then its parts. */
export function KeyedBody({ body, picks = [] }: KeyedBodyProps) {
  const t = useText(text).shown
  const types = useText(questionText).types
  const { content, key } = body
  if (content.type !== 'SI')
    return key && <Leaf content={content} answer={key} explanation={body.explanation} picks={picks} />
  return (
    <>
      <div className="bank-material">
        <DocumentText tree={content.stem} />
      </div>
      {withPosition(body.parts).map((part) => (
        <section key={part.at} className="bank-part">
          <p className="bank-part-head">
            {t.part(part.at + 1)}
            <small>
              {types[part.content.type]} · {t.points(part.score)}
            </small>
          </p>
          <Leaf content={part.content} answer={part.key} explanation={part.explanation} picks={[]} />
        </section>
      ))}
    </>
  )
}

type LeafProps = Required<ComponentProps<typeof KeyedLeaf>> & {
  readonly content: LeafContent
  readonly answer: PaperKey
}

const Leaf = (props: LeafProps) => <KeyedLeaf {...props} />
