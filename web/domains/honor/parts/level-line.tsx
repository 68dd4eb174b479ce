import { getHonours } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { HeadBadge, LevelBadge } from '#ui/picture/reward/honour'
import { text } from '../text/index.ts'
import './level-line.css'

const shown = (count: number) => count.toLocaleString('en-US')

/** The user's level, displayed title, and the distance to the next. */
export function LevelLine() {
  const t = useText(text)
  const { data } = useQuery(read(getHonours, {}))
  if (!data) return null
  const { level, lifetime, from, next, title } = data
  return (
    <div className="level-line">
      <LevelBadge level={level} label={t.level(level)} />
      <b>{t.level(level)}</b>
      {title && <HeadBadge>{title}</HeadBadge>}
      <Progress
        percent={(100 * (lifetime - from)) / (next - from)}
        tone="reward"
        label={t.level(level + 1)}
      />
      <span>{t.levelLine(shown(lifetime), shown(next - lifetime))}</span>
    </div>
  )
}
