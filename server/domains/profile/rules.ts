import type { Audience, ProfilePart } from '@lyceum/contract/profile'

export type Secret = Readonly<Record<ProfilePart, Audience>>

/** What holds for whoever has chosen nothing: learning is for those one follows, a birthday for oneself. */
export const secretAtFirst: Secret = {
  data: 'followed',
  share: 'everyone',
  follow: 'everyone',
  about: 'everyone',
  birthday: 'self',
}

/** How the one who looks stands to the one who is looked at. `isFollowed`: the owner follows the one who looks. */
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

type Said = {
  readonly stageName: string
  readonly birthday: string
  readonly profile: string
  readonly interests: readonly unknown[]
  readonly userPoto: string
}

/** How much of what one can say about oneself is said, in percent: five things of equal weight. */
export function completeness({ stageName, birthday, profile, interests, userPoto }: Said): number {
  const said = [stageName !== '', birthday !== '', profile !== '', interests.length > 0, userPoto !== '']
  return (said.filter(Boolean).length / said.length) * 100
}

/** Enough of a telephone number to know it again: the last four digits. */
export const maskedPhone = (phone: string | null): string => (phone ? `•••• ${phone.slice(-4)}` : '')
