import { useState } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import type { Outage, Invigilation } from './sitting-status.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { text } from './text/index.ts'

/** Server outages during this exam: when, how much time was given to whom, and undoing it. */
export function Outages({ invigilation: { outages } }: { readonly invigilation: Invigilation }) {
  return outages.map((outage) => <OutageBanner key={outage.id} outage={outage} />)
}

function OutageBanner({ outage }: { readonly outage: Outage }) {
  const t = useText(text)
  const zone = useZone()
  const [isTaking, setIsTaking] = useState(false)
  const { beganAt, endedAt, seconds, givenSeconds, capMinutes, attempts, people } = outage
  const { untilAt, takenBackAt, takenBackBy } = outage
  return (
    <>
      <Banner
        tone={takenBackAt ? 'info' : 'warning'}
        title={t.outage(shownTime(beganAt, zone), shownTime(endedAt, zone), t.length(seconds))}
        action={untilAt && <Button onClick={() => setIsTaking(true)}>{t.takeBack}</Button>}
      >
        <p>
          {takenBackAt
            ? t.takenBack(shownTime(takenBackAt, zone), takenBackBy)
            : t.outageGiven(attempts, t.length(givenSeconds))}
          {givenSeconds < seconds && ` ${t.outageCap(capMinutes)}`}
          {untilAt && ` ${t.takeBackUntil(shownTime(untilAt, zone))}`}
        </p>
        <details className="hall-people">
          <summary>{t.outagePeople}</summary>
          {people.join(t.nameComma)}
          {attempts > people.length && t.andMore(attempts - people.length)}
        </details>
      </Banner>
      {isTaking && <TakeBackDialog outage={outage} onClose={() => setIsTaking(false)} />}
    </>
  )
}
