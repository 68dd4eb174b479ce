import type { ExchangeRecord } from '@lyceum/contract/mall'
import { shownTime } from '#lib/time/time'
import type { TimelineItem } from '#ui/data/timeline'
import type { text } from '../text/index.ts'

type StepContext = { readonly t: (typeof text)['zh-CN']; readonly zone: string }

/** The history of an exchange, latest first, and the next step. */
export function stepsOf(exchange: ExchangeRecord, { t, zone }: StepContext): readonly TimelineItem[] {
  const { createdAt, shippedAt, cancelledAt, logistics } = exchange
  const at = (moment: string) => shownTime(moment, zone)
  const steps: TimelineItem[] = [{ id: 'placed', time: at(createdAt), title: t.submitted }]
  if (cancelledAt) steps.push({ id: 'cancelled', time: at(cancelledAt), title: t.cancelled })
  if (shippedAt)
    steps.push({
      id: 'shipped',
      time: at(shippedAt),
      title: t.shipped,
      body: t.shippedBy(logistics.carrier, logistics.trackingNo),
    })
  const last = lastOf(exchange, { t, zone })
  if (last) steps.push(last)
  return steps.toReversed()
}

function lastOf({ state, signedAt, signedByClock, signsAt }: ExchangeRecord, { t, zone }: StepContext) {
  if (signedAt)
    return {
      id: 'signed',
      time: shownTime(signedAt, zone),
      title: t.signed,
      ...(signedByClock ? { body: t.signedByClock } : {}),
      state: 'now',
    } as const
  if (state === 'NOT_SHIPPED')
    return { id: 'waits', time: '', title: t.waits, body: t.waitsBody, state: 'ahead' } as const
  if (state === 'SHIPPED' && signsAt)
    return {
      id: 'signs',
      time: '',
      title: t.signs,
      body: t.signsBy(shownTime(signsAt, zone)),
      state: 'ahead',
    } as const
  return undefined
}
