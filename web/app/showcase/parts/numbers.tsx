import { useState } from 'react'
import { useText } from '#lib/text'
import { Digits } from '#ui/data/digits'
import { Progress, ProgressRing } from '#ui/data/progress'
import { Stat, StatRow } from '#ui/data/stat'
import { Button } from '#ui/form/button'
import { Points } from '#ui/picture/reward/points'
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

export function Numbers() {
  const t = useText(text)
  const [points, setPoints] = useState(2846)
  const s = t.stats
  return (
    <Part title={t.heads.numbers}>
      <div className="showcase-4">
        <Stat label={s.hours} value="126.4" note={s.hoursNote} mood="good" />
        <Stat label={s.credits} value="38.5" note={s.creditsNote} mood="good" />
        <Stat
          label={s.points}
          value={
            <Points size={26}>
              <Digits value={points} />
            </Points>
          }
          note={s.pointsNote}
          mood="good"
        />
        <div className="ly-stat">
          <p className="ly-stat-label">{s.progress}</p>
          <div className="showcase-bars">
            <Progress percent={64} />
            <Progress percent={100} />
            <Progress percent={40} tone="reward" />
            <Progress percent={24} tone="error" />
          </div>
        </div>
      </div>
      <div className="showcase-gap">
        <StatRow>
          <Stat label={s.hours} value="126.4" unit={s.hourUnit} note={s.hoursNote} mood="good" />
          <Stat label={s.passed} value="91" unit="%" note={s.passedNote} mood="care" />
          <Stat label={s.rank} value="18" unit="/ 142" note={s.rankNote} mood="good" />
        </StatRow>
      </div>
      <div className="showcase-row showcase-gap">
        <ProgressRing percent={64} label={s.progress} />
        <ProgressRing percent={100} label={s.progress} />
        <ProgressRing percent={36} tone="reward" size={64} label={s.progress}>
          36%
        </ProgressRing>
        <Button look="reward" onClick={() => setPoints(points + 10)}>
          {s.earn}
        </Button>
      </div>
    </Part>
  )
}
