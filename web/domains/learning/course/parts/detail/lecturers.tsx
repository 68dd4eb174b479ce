import { listOnlineLecturers } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { follow, unfollow } from '@lyceum/contract/social'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { addressOf } from '#lib/page/navigation'
import { ArchPortrait } from '#ui/picture/person/arch-portrait'
import { Tag } from '#ui/status/tag'
import { lecturerSlot } from '../../../from-above.ts'
import { text } from '../../text/index.ts'

type Lecturer = Result<typeof listOnlineLecturers>['records'][number]

/** The lecturers of a course with their introduction and a follow button. */
export function Lecturers({ itmId }: { readonly itmId: string }) {
  const t = useText(text).detail
  const { data } = useQuery({ ...read(listOnlineLecturers, { itmId }), meta: { quiet: true } })
  if (!data || data.records.length === 0) return null
  return (
    <section className="course-side-part" aria-labelledby="course-lecturers">
      <h2 id="course-lecturers">{t.lecturers}</h2>
      <ul className="course-lecturers">
        {data.records.map((lecturer) => (
          <li key={lecturer.usrEntId}>
            <LecturerCard lecturer={lecturer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LecturerCard({ lecturer: { usrEntId, name, unit, source } }: { readonly lecturer: Lecturer }) {
  const t = useText(text).detail
  const person = lecturerSlot.get()(usrEntId)
  return (
    <>
      <ArchPortrait name={name} seed={usrEntId} picture={person?.userPoto ?? ''} width={72} />
      <div>
        <Link to={addressOf('/visitor/info', { usrEntId })}>
          <b>{name}</b>
        </Link>
        <Tag tone={source === 'EXT' ? 'reward' : 'plain'}>{source === 'EXT' ? t.outside : t.inside}</Tag>
        <small>{unit}</small>
        {person?.profile && <p>{person.profile}</p>}
        {person && !person.isOwn && <Follow userId={usrEntId} name={name} isFollowed={person.isFollowed} />}
      </div>
    </>
  )
}

type FollowProps = { readonly userId: string; readonly name: string; readonly isFollowed: boolean }

function Follow({ userId, name, isFollowed }: FollowProps) {
  const t = useText(text).detail
  const begin = useCommand(follow, { topics: ['follow'], awaitRefresh: true })
  const end = useCommand(unfollow, { topics: ['follow'], awaitRefresh: true })
  const turn = isFollowed ? end : begin
  return (
    <button
      type="button"
      className="ly-link"
      aria-pressed={isFollowed}
      aria-label={isFollowed ? t.followedName(name) : t.followName(name)}
      disabled={begin.isPending || end.isPending}
      onClick={() => turn.mutate({ userId })}
    >
      {isFollowed ? t.followed : t.follow}
    </button>
  )
}
