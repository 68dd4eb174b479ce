import { getUserDetail, listFans, listFollowed } from '@lyceum/contract/profile'
import { follow, unfollow } from '@lyceum/contract/social'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

type FollowButtonProps = { readonly userId: string; readonly name: string; readonly isFollowed: boolean }

/** Lists are not refetched, so that rows stay in place: only headers and counts are. */
const counting = [getUserDetail]

/** B-386: follows and unfollows a person. */
export function FollowButton({ userId, name, isFollowed }: FollowButtonProps) {
  const t = useText(text).people
  const [isNow, setNow] = useState(isFollowed)
  const begin = useCommand(follow, { refresh: counting, awaitRefresh: true })
  const end = useCommand(unfollow, { refresh: counting, awaitRefresh: true })
  const turn = () =>
    (isNow ? end : begin).mutate({ userId }, { onSuccess: (answer) => setNow(answer.isFollowed) })
  return (
    <Button
      size="small"
      look={isNow ? 'quiet' : 'soft'}
      isBusy={begin.isPending || end.isPending}
      aria-pressed={isNow}
      aria-label={isNow ? t.followedName(name) : t.followName(name)}
      onClick={turn}
    >
      <Icon name={isNow ? 'check' : 'plus'} size={14} />
      {isNow ? t.followed : t.follow}
    </Button>
  )
}

export const followLists = { fans: listFans, attention: listFollowed } as const
