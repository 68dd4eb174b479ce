import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

const kinds = ['start', 'search', 'done', 'mail', 'lock', 'net', 'lost', 'circle', 'course'] as const

export function Empties() {
  const t = useText(text)
  return (
    <Part title={t.heads.empties}>
      <div className="showcase-3">
        {kinds.map((kind) => (
          <div key={kind} className="showcase-empty">
            <Empty kind={kind} title={nth(t.empties[kind], 0)} hint={nth(t.empties[kind], 1)} />
          </div>
        ))}
      </div>
    </Part>
  )
}
