import type { ComponentProps } from 'react'
import type { Menu } from '#ui/overlay/menu'
import type { zhCN } from '../text/zh-CN.ts'
import type { Like } from '#lib/text'
import type { Person, usePersonActs } from './use-person.ts'

/** The open dialog of a person's page. */
export type Opened =
  | { readonly is: 'edit' | 'leave' | 'rehire' | 'suspend' | 'end-sessions' }
  | { readonly is: 'password'; readonly password: string }

type Items = ComponentProps<typeof Menu>['items']

type Means = {
  readonly texts: Like<typeof zhCN>['person']
  readonly acts: ReturnType<typeof usePersonActs>
  readonly open: (opened: Opened) => void
}

/** The possible actions on a person; impossible ones are not offered. */
export function menuOf(person: Person, means: Means): Items {
  return [...signInItems(person, means), ...stayItems(person, means), ...endItems(person, means)]
}

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

/** Sign-in actions: unlock, reset the password, end sessions. */
function signInItems({ state, isFrozen, email }: Person, { texts, acts, open }: Means): Items {
  const showPassword = async () => {
    const password = await acts.showPassword()
    if (password) open({ is: 'password', password })
  }
  const isActive = state === 'active'
  return [
    ...when(isFrozen, {
      id: 'unlock',
      title: texts.unlock,
      icon: 'unlock',
      onChoose: () => quietly(acts.act('unlock')),
    }),
    ...when(isActive && email !== null, {
      id: 'mail',
      title: texts.resetMail,
      icon: 'mail',
      onChoose: acts.mailLink,
    }),
    ...when(isActive, {
      id: 'show',
      title: texts.resetShow,
      icon: 'key',
      onChoose: () => quietly(showPassword()),
    }),
    ...when(isIn(state), {
      id: 'sessions',
      title: texts.endSessions,
      icon: 'logout',
      onChoose: () => open({ is: 'end-sessions' }),
    }),
  ]
}

/** Resume, cancel a departure, rehire. */
function stayItems({ state, departure }: Person, { texts, acts, open }: Means): Items {
  const isLeaving = departure !== null && !departure.isDone
  return [
    ...when(state === 'suspended', {
      id: 'resume',
      title: texts.resume,
      icon: 'play',
      onChoose: () => quietly(acts.act('resume')),
    }),
    ...when(isLeaving, {
      id: 'stay',
      title: texts.stay,
      icon: 'undo',
      onChoose: () => quietly(acts.leave(null, '')),
    }),
    ...when(state === 'left', {
      id: 'rehire',
      title: texts.rehire,
      icon: 'refresh',
      onChoose: () => open({ is: 'rehire' }),
    }),
  ]
}

/** Suspension and departure: never for oneself. */
function endItems({ state, isOneself }: Person, { texts, open }: Means): Items {
  const suspend = {
    id: 'suspend',
    title: texts.suspend,
    icon: 'pause',
    onChoose: () => open({ is: 'suspend' }),
  } as const
  const leave = {
    id: 'leave',
    title: texts.leave,
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
