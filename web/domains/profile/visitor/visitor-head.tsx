import type { getUserDetail } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { ArchPortrait } from '#ui/picture/person/arch-portrait'
import { FollowButton } from '../people/follow-button.tsx'
import { text } from '../text/index.ts'

/** The head of a profile: picture, name, position, counts, and the follow button. */
export function VisitorHead({ person }: { readonly person: Result<typeof getUserDetail> }) {
  const t = useText(text).people
  const { usrEntId, name, stageName, unit, position, userPoto, isOwn, isFollowed, fans, follows, likes } =
    person
  const counts = [
    { title: t.fans, count: fans },
    { title: t.follows, count: follows },
    { title: t.likes, count: likes },
  ]
  return (
    <header className="visitor-head">
      <ArchPortrait name={name} seed={usrEntId} picture={userPoto} width={96} />
      <div>
        <h1>
          {name}
          {stageName && stageName !== name && <small>{stageName}</small>}
        </h1>
        <p>{[unit, position].filter(Boolean).join('　')}</p>
        <dl>
          {counts.map(
            ({ title, count }) =>
              count !== null && (
                <div key={title}>
                  <dd>{count}</dd>
                  <dt>{title}</dt>
                </div>
              ),
          )}
        </dl>
      </div>
      {!isOwn && <FollowButton userId={usrEntId} name={name} isFollowed={isFollowed} />}
    </header>
  )
}
