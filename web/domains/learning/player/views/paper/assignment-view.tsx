import type { Result } from '@lyceum/contract/kit'
import { getAssignment, type Studied } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { usePictureAddresses } from '#domains/file'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { DocumentView } from '#ui/document/document-view'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { WorkWriter } from './work-writer.tsx'
import './questions.css'

type AssignmentProps = {
  readonly content: Extract<Studied, { kind: 'assignment' }>
  readonly modId: string
  readonly module: { readonly title: string } | undefined
  readonly isReview: boolean
  readonly onCompleted: () => void
}

type Work = Result<typeof getAssignment>

/** Pictures are attachments. */
const noPicture = () => undefined

/** An assignment and the work: written, attached, handed in once, and then marked. */
export function AssignmentView({ content, modId, module, isReview, onCompleted }: AssignmentProps) {
  const { data: work } = useQuery(read(getAssignment, { modId }))
  const addressOf = usePictureAddresses(content.task)
  return (
    <div className="study-paper">
      <header>
        <h2>{module?.title}</h2>
        <div className="study-task">
          <DocumentView tree={content.task} addressOf={addressOf} />
        </div>
      </header>
      {work && (work.handedAt !== null || isReview) && <Handed work={work} />}
      {work && work.handedAt === null && !isReview && (
        <WorkWriter work={work} modId={modId} maxFiles={content.maxFiles} onCompleted={onCompleted} />
      )}
    </div>
  )
}

function Handed({ work }: { readonly work: Work }) {
  const t = useText(text)
  const zone = useZone()
  return (
    <div className="study-handed">
      {work.handedAt !== null && (
        <p className="study-quiet">{t.ass.handed(shownTime(work.handedAt, zone))}</p>
      )}
      <div className="study-work">
        <DocumentView tree={work.content} addressOf={noPicture} />
      </div>
      <ul className="study-files">
        {work.files.map(({ id, name, url }) => (
          <li key={id}>
            <Icon name="clip" size={16} />
            <a href={`${url}?download`}>{name}</a>
          </li>
        ))}
      </ul>
      {work.markedAt === null ? (
        <output>{t.ass.waiting}</output>
      ) : (
        <div className="study-mark">
          <b>{t.ass.marked(work.score ?? 0, work.fullScore)}</b>
          {work.comment !== '' && (
            <p>
              {t.ass.comment(work.markedBy)}：{work.comment}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
