import type { Media } from '@lyceum/contract/file'
import { useText } from '#lib/text'
import { PreparedCard } from '#ui/media/prepared-card'
import { SendingCard } from '#ui/media/sending-card'
import { UploadZone } from '#ui/work/upload-zone'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const nothing = () => undefined
const measured = {
  fault: null,
  seconds: null,
  pages: null,
  width: null,
  height: null,
  scorm: null,
  title: null,
  items: [],
}
const film: Media = {
  ...measured,
  id: '1',
  kind: 'video',
  state: 'ready',
  percent: 100,
  seconds: 1170,
  width: 1920,
  height: 1080,
}
const sending = {
  isPaused: false,
  error: undefined,
  send: nothing,
  pause: nothing,
  resume: nothing,
  cancel: nothing,
}
const frame = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#0b6873"/><circle cx="5" cy="4" r="2" fill="#e8a33d"/><path d="M0 9l5-4 4 3 4-5 3 3v3z" fill="#d9e8e6"/></svg>',
)}`

/** A film, a document and a package in all their states. */
export function MediaCards() {
  const t = useText(text)
  const s = useText(samples).media
  const card = { poster: null, onRetry: nothing, onReplace: nothing }
  const [name, ...others] = [nth(s.names, 0), nth(s.names, 1), nth(s.names, 2), nth(s.names, 3)]
  return (
    <Part title={t.heads.media}>
      <div className="showcase-2">
        <UploadZone hint={s.hint} onFiles={nothing} />
        <SendingCard sending={{ ...sending, file: { name, size: 432_013_312 }, percent: 37 }} />
        <SendingCard
          sending={{ ...sending, file: { name, size: 432_013_312 }, percent: 64, isPaused: true }}
        />
        <PreparedCard
          {...card}
          name={name}
          size={432_013_312}
          media={{ ...film, state: 'waiting', percent: 0 }}
        />
        <PreparedCard
          {...card}
          name={name}
          size={432_013_312}
          media={{ ...film, state: 'working', percent: 58 }}
        />
        <PreparedCard {...card} name={name} size={432_013_312} poster={frame} media={film} />
        <PreparedCard
          {...card}
          name={nth(others, 0)}
          size={2_480_000}
          media={{ ...measured, kind: 'document', state: 'ready', percent: 100, pages: 12 }}
        />
        <PreparedCard
          {...card}
          name={nth(others, 1)}
          size={18_400_000}
          media={{
            ...measured,
            kind: 'package',
            state: 'ready',
            percent: 100,
            scorm: '2004',
            title: s.title,
          }}
        />
        <PreparedCard
          {...card}
          name={nth(others, 2)}
          size={9_400_000}
          media={{ ...film, state: 'failed', fault: 'noPicture', percent: 0 }}
        />
      </div>
    </Part>
  )
}
