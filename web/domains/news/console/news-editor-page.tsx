import { getNewsDraft, listNews, saveNews } from '@lyceum/contract/news'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePictures } from '#domains/file'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { LeaveGuard } from '#ui/work/leave-guard'
import { asksAgain, type Draft, draftOf, isChanged, type News, problemWith, writtenOf } from './draft.ts'
import { NewsActs, PublishDialog } from './news-acts.tsx'
import { NewsForm } from './news-form.tsx'
import { NewsPreview } from './news-preview.tsx'
import { stateTones } from './news-table.tsx'
import { text } from './text/index.ts'
import './console.css'

/** Edits one announcement or article: content, audience, dates and sent notices. */
export function NewsEditorPage() {
  const { id = '' } = useParams()
  const news = useQuery(read(getNewsDraft, { id }))
  if (news.isError) return <ErrorPanel onRetry={() => void news.refetch()} />
  if (!news.data) return <Skeleton width="60%" height="240px" />
  return <Editor key={`${news.data.id}:${news.data.revision}`} news={news.data} />
}

type Open = 'preview' | 'again'

function Editor({ news }: { readonly news: News }) {
  const t = useText(text)
  const [draft, setDraft] = useState<Draft>(draftOf(news))
  const [open, setOpen] = useState<Open>()
  const save = useCommand(saveNews, { refresh: [getNewsDraft, listNews], awaitRefresh: true })
  const pictures = usePictures(news.files, 'attachment')
  const isDirty = isChanged(news, draft)
  const problem = problemWith(draft)
  const close = () => setOpen(undefined)
  usePageTitle(news.title)

  async function write() {
    await save.mutateAsync(writtenOf(news, draft))
    showSuccess(t.saved)
  }

  return (
    <div className="news-desk">
      <Head news={news}>
        <Button onClick={() => setOpen('preview')}>
          <Icon name="eye" size={16} />
          {t.preview}
        </Button>
        <Button
          look={isDirty ? 'primary' : 'plain'}
          disabled={!isDirty || problem !== undefined}
          isBusy={save.isPending}
          onClick={() => (asksAgain(news, draft) ? setOpen('again') : void write().catch(() => undefined))}
        >
          {t.save}
        </Button>
        <Publish news={news} isDirty={isDirty} />
        <NewsActs news={news} kind={news.kind} />
      </Head>
      {isDirty && <output className="news-desk-unsaved">{t.unsaved}</output>}
      <div className="news-desk-parts">
        <NewsForm
          news={news}
          draft={draft}
          problem={problem}
          pictures={pictures}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
      </div>
      {open === 'preview' && <NewsPreview news={news} draft={draft} pictures={pictures} onClose={close} />}
      {open === 'again' && <AskAgain news={news} onSave={write} onClose={close} />}
      <LeaveGuard isDirty={isDirty} />
    </div>
  )
}

type PublishProps = { readonly news: News; readonly isDirty: boolean }

/** Hidden when already published; unsaved changes must be saved first. */
function Publish({ news, isDirty }: PublishProps) {
  const t = useText(text)
  const [isOpen, setIsOpen] = useState(false)
  if (news.state !== 'draft' && news.state !== 'withdrawn') return null
  return (
    <>
      <Button look={isDirty ? 'plain' : 'primary'} disabled={isDirty} onClick={() => setIsOpen(true)}>
        {t.publish}
      </Button>
      {isOpen && <PublishDialog news={news} kind={news.kind} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type AskAgainProps = {
  readonly news: News
  readonly onSave: () => Promise<void>
  readonly onClose: () => void
}

/** Shows who must acknowledge again before a new version is created. */
function AskAgain({ news: { acknowledged, version }, onSave, onClose }: AskAgainProps) {
  const t = useText(text).again
  const count = acknowledged.toLocaleString('en-US')
  return (
    <ConfirmDialog title={t.title} confirm={t.save} onConfirm={onSave} onClose={onClose}>
      <p>{acknowledged > 0 ? t.hint(count, version + 1) : t.noneConfirmed(version + 1)}</p>
    </ConfirmDialog>
  )
}

type HeadProps = { readonly news: News; readonly children: ReactNode }

function Head({ news, children }: HeadProps) {
  const t = useText(text)
  return (
    <header className="news-desk-head">
      <Link className="ly-more" to={news.kind === 'article' ? '/news?kind=article' : '/news'}>
        <Icon name="left" size={14} />
        {t.back}
      </Link>
      <div>
        <h1 title={news.title}>{news.title}</h1>
        <StatusDot tone={stateTones[news.state]}>{t.states[news.state]}</StatusDot>
        {news.version > 1 && <Tag>{t.version(news.version)}</Tag>}
        <span className="news-desk-acts">{children}</span>
      </div>
    </header>
  )
}
