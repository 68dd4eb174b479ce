import { getPaper, listPapers, setPaperState } from '@lyceum/contract/paper'
import type { PaperState } from '@lyceum/contract/question'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { PaperActs } from '../list/paper-acts.tsx'
import { text } from '../text/index.ts'
import type { Paper } from './paper-draft.ts'
import type { PaperWriting } from './use-paper-draft.ts'

type PaperHeadProps = {
  readonly paper: Paper
  readonly writing: PaperWriting
  readonly mayAuthor: boolean
  readonly onPreview: () => void
}

const tones = { draft: 'warning', ready: 'success', retired: 'plain' } as const

/** The title of the paper, its save state and its actions. */
export function PaperHead({ paper, writing, mayAuthor, onPreview }: PaperHeadProps) {
  const t = useText(text)
  const isDraft = paper.state === 'draft' && mayAuthor
  return (
    <header className="paper-head">
      <Link className="paper-back" to="/papers" aria-label={t.back}>
        <Icon name="left" size={16} />
      </Link>
      <h1 className="ly-hidden">{writing.draft.title || t.title}</h1>
      <input
        className="paper-title"
        aria-label={t.name}
        maxLength={80}
        readOnly={!isDraft}
        value={writing.draft.title}
        onChange={({ target }) => writing.change({ title: target.value })}
      />
      <Tag>{t.kinds[paper.kind]}</Tag>
      <Tag tone={tones[paper.state]}>{t.states[paper.state]}</Tag>
      {isDraft && <output className="paper-kept">{saveText(writing, t)}</output>}
      {mayAuthor && <Acts paper={paper} writing={writing} onPreview={onPreview} />}
    </header>
  )
}

type SaveTexts = { readonly saving: string; readonly saved: string; readonly unsaved: string }

function saveText({ isDirty, isSaving }: PaperWriting, t: SaveTexts): string {
  if (isSaving) return t.saving
  return isDirty ? t.unsaved : t.saved
}

type ActsProps = Omit<PaperHeadProps, 'mayAuthor'>

function Acts({ paper, writing, onPreview }: ActsProps) {
  const { id, title, state, questionCount, fullScore, missing } = paper
  const t = useText(text)
  const mayOperate = useUser()?.access.includes('exam.operate')
  const prefill = { paperId: id, paper: title, fullScore: String(fullScore) }
  const navigate = useNavigate()
  const changeState = useCommand(setPaperState, { refresh: [getPaper, listPapers] })
  const to = (next: PaperState, message: string) =>
    changeState.mutate({ id, state: next }, { onSuccess: () => showSuccess(message) })
  const isReady = questionCount > 0 && !writing.isDirty
  return (
    <span className="paper-acts">
      <Button disabled={!isReady || missing > 0} onClick={onPreview}>
        <Icon name="eye" size={16} />
        {t.preview}
      </Button>
      {isReady && (
        <ButtonLink to={`/papers/${id}/simulate`}>
          <Icon name="bars" size={16} />
          {t.simulate}
        </ButtonLink>
      )}
      {state === 'draft' && (
        <Button
          look="primary"
          disabled={!isReady || missing > 0}
          isBusy={changeState.isPending}
          onClick={() => to('ready', t.published)}
        >
          {t.publish}
        </Button>
      )}
      {state === 'ready' && (
        <>
          <Button isBusy={changeState.isPending} onClick={() => to('draft', t.unpublished)}>
            {t.unpublish}
          </Button>
          <Button isBusy={changeState.isPending} onClick={() => to('retired', t.retired)}>
            {t.retire}
          </Button>
          {mayOperate && (
            <ButtonLink look="primary" to={`/exams/new?${new URLSearchParams(prefill)}`}>
              {t.scheduleExam}
            </ButtonLink>
          )}
        </>
      )}
      {state === 'retired' && (
        <Button isBusy={changeState.isPending} onClick={() => to('draft', t.unpublished)}>
          {t.revive}
        </Button>
      )}
      <PaperActs id={id} title={title} onRemoved={() => void navigate('/papers')} />
    </span>
  )
}
