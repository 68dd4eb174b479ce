import type { Audience, ProfilePart } from '@lyceum/contract/profile'

export type Secret = Readonly<Record<ProfilePart, Audience>>

/** The defaults: learning data is for followed people, the birthday is private. */
export const secretAtFirst: Secret = {
  data: 'followed',
  share: 'everyone',
  follow: 'everyone',
  about: 'everyone',
  birthday: 'self',
}

/** How the viewer relates to the owner. `isFollowed`: the owner follows the viewer. */
export type Looker = { readonly isOwner: boolean; readonly isFollowed: boolean }

/** B-424. */
export function maySee(audience: Audience, { isOwner, isFollowed }: Looker): boolean {
  return isOwner || audience === 'everyone' || (audience === 'followed' && isFollowed)
}

export function visibleParts(secret: Secret, looker: Looker): Readonly<Record<ProfilePart, boolean>> {
  return {
    data: maySee(secret.data, looker),
    share: maySee(secret.share, looker),
    follow: maySee(secret.follow, looker),
    about: maySee(secret.about, looker),
    birthday: maySee(secret.birthday, looker),
  }
}

/** Why somebody sees all of a profile, or that they do not. */
export function reasonFor(secret: Secret, looker: Looker): 'own' | 'followed' | 'everyone' | 'hidden' {
  if (looker.isOwner) return 'own'
  const audiences = Object.values(secret)
  if (audiences.some((audience) => !maySee(audience, looker))) return 'hidden'
  return audiences.includes('followed') ? 'followed' : 'everyone'
}

type ProfileFields = {
  readonly stageName: string
  readonly birthday: string
  readonly profile: string
  readonly interests: readonly unknown[]
  readonly userPoto: string
}

/** Completeness of a profile in percent: five fields of equal weight. */
export function completeness({ stageName, birthday, profile, interests, userPoto }: ProfileFields): number {
  const filledFields = [
    stageName !== '',
    birthday !== '',
    profile !== '',
    interests.length > 0,
    userPoto !== '',
  ]
  return (filledFields.filter(Boolean).length / filledFields.length) * 100
}

/** Enough of a phone number to recognize it: the last four digits. */
export const maskedPhone = (phone: string | null): string => (phone ? `•••• ${phone.slice(-4)}` : '')
