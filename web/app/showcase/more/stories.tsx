import { useState } from 'react'
import { useText } from '#lib/text'
import { SignInStones } from '#ui/course/sign-in-stones'
import { Descriptions } from '#ui/data/descriptions'
import { Rate, Rating } from '#ui/data/rating'
import { Steps } from '#ui/data/steps'
import { Countdown } from '#ui/data/time/countdown'
import { Timeline } from '#ui/data/timeline'
import { Button } from '#ui/form/button'
import { Points } from '#ui/picture/reward/points'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const times = ['03-16 09:40', '03-17 10:05', '03-18', '03-26']
const states = ['past', 'past', 'now', 'ahead'] as const
const rewards = [5, 5, 5, 5, 5, 5, 20]

export function Stories() {
  const t = useText(text)
  const s = useText(samples).stories
  const [stars, setStars] = useState(4)
  const [ends] = useState(() => [3900, 252, 48].map((seconds) => new Date(Date.now() + seconds * 1000)))
  return (
    <Part title={t.heads.stories}>
      <Steps
        label={s.steps}
        current={1}
        steps={s.stepNames.map((title, i) => ({ title, ...(i === 1 && { hint: s.stepHint }) }))}
      />
      <div className="showcase-3 showcase-gap">
        <Timeline
          items={s.timeline.map((title, i) => ({
            id: title,
            time: nth(times, i),
            title,
            state: states[i] ?? 'past',
            ...(i === 1 && { body: s.timelineBody }),
          }))}
        />
        <div className="showcase-panel">
          <p className="showcase-name">{s.streak}</p>
          <SignInStones
            stones={s.weekdays.map((day, i) => ({
              day,
              state: i < 2 ? 'done' : i === 2 ? 'today' : 'ahead',
              points: rewards[i] ?? 5,
            }))}
          />
          <Button look="reward" isWide>
            {s.signIn}
          </Button>
        </div>
        <div className="showcase-stack">
          <div className="showcase-row">
            {ends.map((until) => (
              <Countdown key={until.getTime()} until={until} label={s.countdown} />
            ))}
          </div>
          <div className="showcase-row">
            <Rating score={4.8} />
            <b>4.8</b>
            {s.rating}
          </div>
          <Rating score={3.5} />
          <Rate label={s.rate} value={stars} onRate={setStars} />
        </div>
      </div>
      <div className="showcase-gap">
        <Descriptions
          look="facts"
          items={s.properties.map(([term = '', value], i) => ({
            term,
            value: i === 3 ? <Points size={16}>{value}</Points> : value,
          }))}
        />
      </div>
      <Descriptions items={s.details.map(([term = '', value]) => ({ term, value }))} />
    </Part>
  )
}
