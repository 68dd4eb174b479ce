import { useText } from '#lib/text'
import { Portrait } from '#ui/picture/portrait'
import { PlainText } from '#ui/comment/rich-text'
import type { Target } from './target.ts'
import { text } from './text/index.ts'
import { useComments } from './use-comments.ts'
import './hot-talk.css'

type HotTalkProps = { readonly target: Target; readonly onOpen: () => void }

const most = 3

/** The most active comments, a few lines; the whole thread opens elsewhere. */
export function HotTalk({ target, onOpen }: HotTalkProps) {
  const t = useText(text)
  const { comments = [] } = useComments(target, 'hot')
  const living = comments.filter(({ isRemoved }) => !isRemoved).slice(0, most)
  if (living.length === 0) return null
  return (
    <section className="social-hot">
      <h3>{t.hotTalk}</h3>
      {living.map(({ id, by, content, replies }) => (
        <button key={id} type="button" onClick={onOpen}>
          <span className="ly-clamp-2">
            <PlainText html={content} />
          </span>
          <span className="social-hot-by">
            <Portrait name={by.name} picture="" seed={by.id} size={24} />
            {by.name}
            {replies > 0 && <small>{t.replies(String(replies))}</small>}
          </span>
        </button>
      ))}
    </section>
  )
}
