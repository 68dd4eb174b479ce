import { useState } from 'react'
import { useText } from '#lib/text'
import { Portrait } from '#ui/picture/portrait'
import { CommentThread } from '#ui/comment/comment-thread'
import { CommentWriter } from '#ui/comment/comment-writer'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const nothing = async () => undefined

export function Talk() {
  const t = useText(text)
  const s = useText(samples).talk
  const [isLiked, setIsLiked] = useState(true)
  const plain = { likes: 0, isLiked: false, mayRemove: false, replies: [] }
  return (
    <Part title={t.heads.talk}>
      <CommentWriter
        placeholder={s.write}
        portrait={<Portrait name={nth(s.people, 0)} picture="" seed="lc-62" size={40} />}
        onPublish={nothing}
      />
      <CommentThread
        onLike={() => setIsLiked(!isLiked)}
        onReply={nothing}
        onRemove={() => undefined}
        comments={[
          {
            ...plain,
            id: '1',
            by: { id: 'lc-29', name: nth(s.people, 0), picture: '', unit: nth(s.units, 0) },
            time: '2026-03-17 20:14',
            text: s.first,
            likes: isLiked ? 86 : 85,
            isLiked,
            replies: [
              {
                ...plain,
                id: '2',
                by: { id: 'lc-61', name: nth(s.people, 1), picture: '', isLecturer: true },
                time: '03-17 21:02',
                text: s.reply,
              },
            ],
          },
          {
            ...plain,
            id: '3',
            by: { id: 'lc-66', name: nth(s.people, 2), picture: '', unit: nth(s.units, 1) },
            time: '2026-03-16 12:38',
            text: s.second,
            likes: 41,
            mayRemove: true,
          },
        ]}
      />
    </Part>
  )
}
