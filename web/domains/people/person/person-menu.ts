import type { ComponentProps } from 'react'
import type { Menu } from '#ui/overlay/menu'
import type { zhCN } from '../text/zh-CN.ts'
import type { Like } from '#lib/text'
import type { Person, usePersonActs } from './use-person.ts'

/** What is open above a person's page. */
export type Opened =
  | { readonly is: 'edit' | 'leave' | 'rehire' | 'suspend' | 'end-sessions' }
  | { readonly is: 'password'; readonly password: string }

type Items = ComponentProps<typeof Menu>['items']

type Means = {
  readonly words: Like<typeof zhCN>['person']
  readonly acts: ReturnType<typeof usePersonActs>
  readonly open: (opened: Opened) => void
}

/** What can be done to somebody as they stand now; what cannot is not offered. */
export function menuOf(person: Person, means: Means): Items {
  return [...doorItems(person, means), ...stayItems(person, means), ...endItems(person, means)]
}

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

/** Getting in: a frozen door, a forgotten password, open sessions. */
function doorItems({ state, isFrozen, email }: Person, { words, acts, open }: Means): Items {
  const showPassword = async () => {
    const password = await acts.showPassword()
    if (password) open({ is: 'password', password })
  }
  const isActive = state === 'active'
  return [
    ...when(isFrozen, {
      id: 'unlock',
      title: words.unlock,
      icon: 'unlock',
      onChoose: () => quietly(acts.act('unlock')),
    }),
    ...when(isActive && email !== null, {
      id: 'mail',
      title: words.resetMail,
      icon: 'mail',
      onChoose: acts.mailLink,
    }),
    ...when(isActive, {
      id: 'show',
      title: words.resetShow,
      icon: 'key',
      onChoose: () => quietly(showPassword()),
    }),
    ...when(isIn(state), {
      id: 'sessions',
      title: words.endSessions,
      icon: 'logout',
      onChoose: () => open({ is: 'end-sessions' }),
    }),
  ]
}

/** Staying and coming back. */
function stayItems({ state, departure }: Person, { words, acts, open }: Means): Items {
  const isLeaving = departure !== null && !departure.isDone
  return [
    ...when(state === 'suspended', {
      id: 'resume',
      title: words.resume,
      icon: 'play',
      onChoose: () => quietly(acts.act('resume')),
    }),
    ...when(isLeaving, {
      id: 'stay',
      title: words.stay,
      icon: 'undo',
      onChoose: () => quietly(acts.leave(null, '')),
    }),
    ...when(state === 'left', {
      id: 'rehire',
      title: words.rehire,
      icon: 'refresh',
      onChoose: () => open({ is: 'rehire' }),
    }),
  ]
}

/** What closes the door: never one's own. */
function endItems({ state, isOneself }: Person, { words, open }: Means): Items {
  const suspend = {
    id: 'suspend',
    title: words.suspend,
    icon: 'pause',
    onChoose: () => open({ is: 'suspend' }),
  } as const
  const leave = {
    id: 'leave',
    title: words.leave,
    icon: 'out',
    onChoose: () => open({ is: 'leave' }),
  } as const
  return [
    ...when(state === 'active' && !isOneself, { ...suspend, isDanger: true }),
    ...when(isIn(state) && !isOneself, { ...leave, isDanger: true }),
  ]
}

const isIn = (state: Person['state']) => state === 'active' || state === 'suspended'

const when = (isOffered: boolean, item: Items[number]): Items => (isOffered ? [item] : [])
