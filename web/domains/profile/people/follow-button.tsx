import { getUserDetail, listFans, listFollowed } from '@lyceum/contract/profile'
import { follow, unfollow } from '@lyceum/contract/social'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

type FollowButtonProps = { readonly userId: string; readonly name: string; readonly isFollowed: boolean }

/** Lists keep their places while one goes through them: only heads and counts are asked for again. */
const counting = [getUserDetail]

/** B-386: follows somebody, and lets go again. */
export function FollowButton({ userId, name, isFollowed }: FollowButtonProps) {
  const t = useText(text).people
  const [isNow, setNow] = useState(isFollowed)
  const begin = useCommand(follow, { refresh: counting })
  const end = useCommand(unfollow, { refresh: counting })
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
