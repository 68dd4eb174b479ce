import { useText } from '#lib/text'
import { Part, Sample } from '../part.tsx'
import { text } from '../text/index.ts'

const sizes = [38, 30, 24, 20, 18] as const

export function Type() {
  const t = useText(text)
  return (
    <Part title={t.heads.type} sub={t.subs.type}>
      <div className="showcase-2">
        <div className="showcase-type">
          {sizes.map((size) => (
            <p key={size} className="ly-song" style={{ fontSize: size }}>
              {t.type.verse}
            </p>
          ))}
        </div>
        <Sample name={t.type.sizes}>
          <p style={{ fontSize: 17, lineHeight: 1.95 }}>{t.type.body}</p>
          <p style={{ fontSize: 16 }}>{t.type.body}</p>
          <p>{t.type.body}</p>
          <p style={{ fontSize: 13 }}>{t.type.body}</p>
          <p style={{ fontSize: 12 }}>{t.type.body}</p>
        </Sample>
      </div>
    </Part>
  )
}
