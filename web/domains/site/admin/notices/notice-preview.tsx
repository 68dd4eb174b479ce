import type { Locale } from '@lyceum/contract/kit'
import { withPosition } from '#lib/page/with-position'
import { useLocale, useText } from '#lib/text'
import { type Notice, piecesOf, type NoticeContent } from './notice.ts'
import { text } from './text/index.ts'

type NoticePreviewProps = {
  readonly notice: Notice
  readonly locale: Locale
  readonly content: NoticeContent
}

/** The preview of a notice with highlighted sample values for its placeholders. */
export function NoticePreview({ notice, locale, content }: NoticePreviewProps) {
  const t = useText(text)
  return (
    <aside className={`notice-preview notice-preview-${notice.channel}`} aria-label={t.preview}>
      <h2>{t.preview}</h2>
      <div lang={locale}>
        {notice.channel === 'mail' && (
          <p className="notice-preview-subject">
            <Filled notice={notice} locale={locale} text={content.subject} />
          </p>
        )}
        <p className="notice-preview-body">
          <Filled notice={notice} locale={locale} text={content.body} />
        </p>
      </div>
    </aside>
  )
}

function Filled({ notice, locale, text }: { notice: Notice; locale: Locale; text: string }) {
  const reader = useLocale()
  const titles = new Map(notice.blanks.map(({ name, title }) => [name, title[reader]]))
  return withPosition(piecesOf(notice, text, locale)).map((piece) =>
    piece.blank ? (
      <mark key={piece.at} title={titles.get(piece.blank)}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
