import type { listFans } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { Portrait } from '#ui/picture/portrait'
import { visitorQuery } from './visitor-query.ts'
import { FollowButton } from './follow-button.tsx'
import './people.css'

/** Colleagues in two columns: each links to their page and can be followed. */
export function PeopleList({ people }: { readonly people: Result<typeof listFans>['records'] }) {
  return (
    <ul className="people-list">
      {people.map(({ usrEntId, name, unit, position, userPoto, isFollowed, isOwn }) => (
        <li key={usrEntId}>
          <Portrait name={name} picture={userPoto} seed={usrEntId} size={44} />
          <Link to={visitorQuery.to({ usrEntId })}>
            <b>{name}</b>
            <small>{[unit, position].filter(Boolean).join(' · ')}</small>
          </Link>
          {!isOwn && <FollowButton userId={usrEntId} name={name} isFollowed={isFollowed} />}
        </li>
      ))}
    </ul>
  )
}
