import type { Locale } from '@lyceum/contract/kit'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { maskedMail, maskedMobile } from './mask-address.ts'
import { insertDeliveries, type NewDelivery } from './store.ts'

type Person = {
  readonly id: string
  readonly email: string
  readonly phone: string | null
  readonly locale: Locale | null
  readonly state: string
}

const days = 42
/** Today and yesterday: what the header of the page counts. */
const busiest = [3, 30] as const
const code = 'identity.codeSms'
const digest = 'message.digestMail'

/** What is sent on a day, by frequency; the digest mail is sent at ten. */
const kinds = [
  [digest, 5],
  [code, 3],
  ['identity.resetMail', 2],
  ['identity.welcomeMail', 1],
] as const

type Fault = readonly [reason: NonNullable<NewDelivery['reason']>, replyCode: number | null]
const silence: Fault = ['timeout', null]
const faults: readonly Fault[] = [['busy', 451], ['refused', 550], silence, ['unreachable', null]]

/** Six weeks of mails and codes. A few were rejected at first, most of those succeeded some minutes later. */
export async function seedDeliveries(
  ctx: SeedCtx,
  { people }: { readonly people: readonly Person[] },
): Promise<void> {
  const present = people.filter(({ state }) => state === 'active')
  const rows = Array.from({ length: days + 1 }, (_, ago) => rowsOfDay(ctx, present, ago)).flat()
  const oldestFirst = rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await inGroups(oldestFirst, (group) => insertDeliveries(ctx.db, group))
}

function rowsOfDay(ctx: SeedCtx, people: readonly Person[], ago: number): NewDelivery[] {
  const { random, site } = ctx
  // Of today only what is certainly in the past: a code or two of the night.
  const count = ago < 2 ? (busiest[ago] ?? 0) : random.int(5, 10)
  const withPhone = people.filter(({ phone }) => phone !== null)
  return Array.from({ length: count }, () => {
    const template = ago === 0 ? code : random.weighted(kinds)
    const letter = letterTo(random.pick(template === code ? withPhone : people), template, site.locale)
    return letter ? triesOf(ctx, letter, { ago, minute: minuteOf(random, template, ago) }) : []
  }).flat()
}

type When = { readonly ago: number; readonly minute: number }

function triesOf({ random, calendar }: SeedCtx, letter: Letter, { ago, minute }: When): NewDelivery[] {
  const at = (later: number) => calendar.moment(-ago, minute + later)
  const sent = { ...letter, state: 'sent', reason: null, replyCode: null } as const
  if (ago === 0 || !random.chance(0.05)) return [{ ...sent, at: at(0) }]
  const [reason, replyCode] = letter.channel === 'sms' ? silence : (faults[ago % faults.length] ?? silence)
  const failed = { ...letter, state: 'failed', reason, replyCode, at: at(0) } as const
  return reason === 'refused' ? [failed] : [failed, { ...sent, at: at(random.int(2, 9)) }]
}

type Letter = Pick<NewDelivery, 'channel' | 'template' | 'accountId' | 'recipient' | 'locale'>

function letterTo(person: Person, template: string, siteLocale: Locale): Letter | undefined {
  const letter = { template, accountId: person.id, locale: person.locale ?? siteLocale }
  if (template !== code) return { ...letter, channel: 'mail', recipient: maskedMail(person.email) }
  return person.phone === null
    ? undefined
    : { ...letter, channel: 'sms', recipient: maskedMobile(person.phone) }
}

function minuteOf(random: SeedCtx['random'], template: string, ago: number): number {
  if (ago === 0) return random.int(1, 9)
  return template === digest ? 600 + random.int(0, 3) : random.int(8 * 60, 21 * 60)
}
