import type { Result } from '@lyceum/contract/kit'
import type { getHandIn } from '@lyceum/contract/learning'
import { useText } from '#lib/text'
import { formatSize } from '#lib/language/format-size'
import { DocumentView } from '#ui/document/document-view'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { text } from './text/index.ts'

export type HandIn = Result<typeof getHandIn>

/** The task, and what was written, answered and attached. */
export function Work({ work }: { readonly work: HandIn }) {
  const t = useText(text)
  const { task, words: answerText, content, answers, files } = work
  return (
    <div className="mark-work">
      {task.blocks.length > 0 && (
        <section className="mark-task" aria-labelledby="mark-task">
          <h2 id="mark-task">{t.task}</h2>
          <DocumentView tree={task} addressOf={() => undefined} />
        </section>
      )}
      {(answerText !== '' || work.type === 'ASS') && (
        <section aria-labelledby="mark-words">
          <h2 id="mark-words">{t.answerText}</h2>
          {answerText === '' ? (
            <p className="marking-quiet">{t.noAnswerText}</p>
          ) : (
            <DocumentView tree={content} addressOf={() => undefined} />
          )}
        </section>
      )}
      {answers.length > 0 && <Answers answers={answers} />}
      {files.length > 0 && <Files files={files} />}
    </div>
  )
}

function Answers({ answers }: Pick<HandIn, 'answers'>) {
  const t = useText(text)
  return (
    <section aria-labelledby="mark-answers">
      <h2 id="mark-answers">{t.answers}</h2>
      <ol className="mark-answers">
        {answers.map(({ stem, text: given, isRight }) => (
          <li key={stem}>
            <b>{stem}</b>
            <p className={given === '' ? 'marking-quiet' : 'mark-words'}>{given || t.noAnswer}</p>
            {isRight !== null && (
              <Tag tone={isRight ? 'success' : 'error'}>{isRight ? t.right : t.wrong}</Tag>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Files({ files }: Pick<HandIn, 'files'>) {
  const t = useText(text)
  return (
    <section aria-labelledby="mark-files">
      <h2 id="mark-files">{t.files}</h2>
      <ul className="mark-files">
        {files.map(({ id, name, size, url }) => (
          <li key={id}>
            <Icon name="clip" size={16} />
            {url ? (
              <a href={`${url}?download`}>{name}</a>
            ) : (
              <span className="marking-quiet">{t.fileGone(name)}</span>
            )}
            <small className="marking-quiet">{formatSize(size)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
