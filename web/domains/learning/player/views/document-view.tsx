import type { Studied } from '@lyceum/contract/learning'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { useHeartbeats } from '../use-heartbeats.ts'
import { openPdf } from './open-pdf.ts'
import { type PlayerProps, usePlayerHandle } from './player-props.ts'
import './document.css'

type DocumentProps = PlayerProps & {
  readonly content: Extract<Studied, { kind: 'document' }>
  readonly percent: number
  readonly begin: number
}

/** A document, page by page. A page counts after enough reading time, which the server measures. */
export function DocumentView({ content, percent, begin, ...playerProps }: DocumentProps) {
  const t = useText(text)
  const { address, pages } = content
  const [page, setPage] = useState(Math.min(begin, Math.max(0, pages - 1)))
  const [zoom, setZoom] = useState(1)
  const shown = useRef(page)
  const [isBroken, setIsBroken] = useState(false)
  const canvas = usePage({ address, page, zoom, onTrouble: () => setIsBroken(true) })
  const heartbeats = useHeartbeats({
    ...playerProps.heartbeats,
    isWatching: !playerProps.isPaused && !isBroken,
    position: () => shown.current,
  })
  usePlayerHandle(playerProps, {
    answerCode: heartbeats.answerCode,
    jump: turnTo,
    clock: () => shown.current,
  })

  function turnTo(next: number) {
    const to = Math.min(pages - 1, Math.max(0, next))
    if (to === page) return
    // Ends the stretch of the old page before the new one begins.
    heartbeats.closeStretch()
    shown.current = to
    setPage(to)
    heartbeats.beginStretch()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[key]
    if (step !== undefined) turnTo(page + step)
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys turn pages wherever the focus is
    <div className="study-document" onKeyDown={onKeyDown}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long page is scrolled by keys */}
      <section className="study-sheet" tabIndex={0} aria-label={content.name}>
        {isBroken ? (
          <div className="study-cover" role="alert">
            <p>{t.playTrouble}</p>
            <button type="button" className="study-plain" onClick={playerProps.onRetry}>
              {t.retry}
            </button>
          </div>
        ) : (
          <canvas ref={canvas} aria-label={t.page(page + 1, pages)} />
        )}
      </section>
      <div className="study-controls study-pages">
        <button
          type="button"
          className="study-icon"
          aria-label={t.previousPage}
          disabled={page === 0}
          onClick={() => turnTo(page - 1)}
        >
          <Icon name="left" size={20} />
        </button>
        <span aria-live="polite">{t.page(page + 1, pages)}</span>
        <button
          type="button"
          className="study-icon"
          aria-label={t.nextPage}
          disabled={page >= pages - 1}
          onClick={() => turnTo(page + 1)}
        >
          <Icon name="right" size={20} />
        </button>
        <div className="study-buttons-end">
          <span>{t.pagesRead(Math.round((percent * pages) / 100), pages)}</span>
          <button
            type="button"
            className="study-icon"
            aria-label={t.zoomOut}
            onClick={() => setZoom(Math.max(0.5, zoom - 0.25))}
          >
            <Icon name="zoomOut" size={20} />
          </button>
          <button
            type="button"
            className="study-icon"
            aria-label={t.zoomIn}
            onClick={() => setZoom(Math.min(3, zoom + 0.25))}
          >
            <Icon name="zoomIn" size={20} />
          </button>
        </div>
      </div>
    </div>
  )
}

type Shown = {
  readonly address: string
  readonly page: number
  readonly zoom: number
  readonly onTrouble: () => void
}

/** Renders one page of a document at the width of its container. */
function usePage({ address, page, zoom, onTrouble }: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  useEffect(() => {
    let isOver = false
    void openPdf(address).then((opened) => {
      if (isOver) void opened.loadingTask.destroy()
      else setPdf(opened)
    }, onTrouble)
    return () => {
      isOver = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- trouble is told to whoever listens at the time
  }, [address])
  useEffect(() => {
    if (!pdf) return undefined
    let task: { cancel: () => void; promise: Promise<void> } | undefined
    void pdf.getPage(page + 1).then((sheet) => {
      const paper = canvas.current
      if (!paper) return
      const width = (paper.parentElement?.clientWidth ?? 800) - 48
      const scale = (width / sheet.getViewport({ scale: 1 }).width) * zoom
      const viewport = sheet.getViewport({ scale: scale * devicePixelRatio })
      paper.width = viewport.width
      paper.height = viewport.height
      paper.style.width = `${viewport.width / devicePixelRatio}px`
      task = sheet.render({ canvas: paper, viewport })
      task.promise.catch(() => undefined)
    }, onTrouble)
    return () => task?.cancel()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- trouble is told to whoever listens at the time
  }, [pdf, page, zoom])
  return canvas
}
