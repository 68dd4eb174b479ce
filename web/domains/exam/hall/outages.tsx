import { useState } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import type { Outage, Room } from './sitting.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { text } from './text/index.ts'

/** Outages of the server in this exam: when, what was given back, to whom, and the way back. */
export function Outages({ room: { outages } }: { readonly room: Room }) {
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
