import { useId } from 'react'
import { useText } from '#lib/text'
import { iconPaths } from '../picture/icon-paths.ts'
import { text } from '../text/index.ts'
import './rating.css'

const stars = [1, 2, 3, 4, 5] as const

/** A score out of five, with partly filled stars. */
export function Rating({ score, size = 16 }: { readonly score: number; readonly size?: number }) {
  const t = useText(text).rating
  const fills = stars.map((star) => Math.round(Math.min(1, Math.max(0, score - star + 1)) * 100))
  return (
    <span className="ly-rating">
      <span className="ly-hidden">{t.score(score.toFixed(1))}</span>
      {stars.map((star, i) => (
        <Star key={star} size={size} percent={fills[i] ?? 0} />
      ))}
    </span>
  )
}

type RateProps = {
  readonly label: string
  readonly value: number
  readonly onRate: (stars: number) => void
}

/** Five stars to choose from: styled radio buttons, so arrow keys work. */
export function Rate({ label, value, onRate }: RateProps) {
  const t = useText(text).rating
  const name = useId()
  return (
    <fieldset className="ly-rate">
      <legend className="ly-hidden">{label}</legend>
      {stars.map((star) => (
        <label key={star}>
          <input
            type="radio"
            name={name}
            checked={star === value}
            aria-label={t.stars(String(star))}
            onChange={() => onRate(star)}
          />
          <Star size={24} percent={star <= value ? 100 : 0} />
        </label>
      ))}
    </fieldset>
  )
}

function Star({ size, percent }: { readonly size: number; readonly percent: number }) {
  const whole = { d: iconPaths.star, strokeWidth: 1.5, strokeLinejoin: 'round' } as const
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path {...whole} fill="none" stroke="var(--c-line-control)" />
      {percent > 0 && (
        <path
          {...whole}
          fill="var(--c-reward)"
          stroke="var(--c-reward)"
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
      )}
    </svg>
  )
}
