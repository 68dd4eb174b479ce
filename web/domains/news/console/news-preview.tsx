import type { Pictures } from '#domains/file'
import { useZone } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { DocumentView } from '#ui/document/document-view'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { NewsFiles } from '../pages/news-files.tsx'
import type { Draft, News } from './draft.ts'
import { text } from './text/index.ts'

type NewsPreviewProps = {
  readonly news: News
  readonly draft: Draft
  readonly pictures: Pictures
  readonly onClose: () => void
}

/** The draft as a reader would see it. */
export function NewsPreview({ news, draft, pictures, onClose }: NewsPreviewProps) {
  const t = useText(text)
  const zone = useZone()
  const now = useNow()
  const { title, content, unit, place, shownFrom, mustAcknowledge } = draft
  const details = [shownTime(shownFrom ?? now.toISOString(), zone), unit[0]?.name, place]
  return (
    <Drawer title={t.previewTitle} width={820} onClose={onClose}>
      <Banner>{t.previewLead}</Banner>
      <article className="news-desk-preview">
        <h2>{title}</h2>
        <p>{details.filter(Boolean).join('　')}</p>
        <DocumentView tree={content} addressOf={pictures.addressOf} />
        <NewsFiles files={draft.files} />
        {news.kind === 'notice' && mustAcknowledge && (
          <Button look="primary" disabled>
            {t.agreeSample}
          </Button>
        )}
      </article>
    </Drawer>
  )
}
