import {
  type HealthMark,
  healthMarks,
  type listQuestions,
  type QuestionState,
  questionStates,
  type QuestionType,
  questionTypes,
} from '@lyceum/contract/exam'
import type { Args } from '@lyceum/contract/kit'

type Asked = Args<typeof listQuestions>

/** What is chosen in the list; left out means any. */
export type BankFilter = {
  readonly text?: string
  readonly type?: QuestionType
  readonly state?: QuestionState
  readonly categoryId?: string
  readonly difficulty?: string
  readonly pointId?: string
  readonly tag?: string
  readonly health?: Exclude<HealthMark, 'misleading'>
  readonly importId?: string
}

/** A choice being changed: undefined takes it away. */
export type FilterChange = { readonly [K in keyof BankFilter]: BankFilter[K] | undefined }

export type BankState = {
  readonly filter: BankFilter
  readonly after: string
  /** The question that is shown beside the list. */
  readonly shown: string | undefined
}

/** What can be asked for by health; a misleading option is seen in one question only. */
export const askedMarks = healthMarks.filter((mark) => mark !== 'misleading')

/** Reads an address; what it does not know it leaves out. */
export function stateFrom(params: URLSearchParams): BankState {
  const one = (name: string) => params.get(name) || undefined
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((value) => value === one(name))
  return {
    filter: compact({
      text: one('text'),
      type: oneOf('type', questionTypes),
      state: oneOf('state', questionStates),
      categoryId: one('categoryId'),
      difficulty: oneOf('difficulty', ['1', '2', '3', '4', '5']),
      pointId: one('pointId'),
      tag: one('tag'),
      health: oneOf('health', askedMarks),
      importId: one('importId'),
    }),
    after: one('after') ?? '',
    shown: one('shown'),
  }
}

/** Writes a list into an address. */
export function stateTo({ filter, after, shown }: BankState): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) params.set(name, value)
  if (after) params.set('after', after)
  if (shown) params.set('shown', shown)
  return params
}

export const changed = (filter: BankFilter, change: FilterChange): BankFilter =>
  compact({ ...filter, ...change })

/** As the call takes it. */
export const askedOf = ({ filter, after }: BankState): Asked => ({ ...filter, after })

function compact({
  text,
  type,
  state,
  categoryId,
  difficulty,
  pointId,
  tag,
  health,
  importId,
}: FilterChange): BankFilter {
  return {
    ...(text ? { text } : {}),
    ...(type ? { type } : {}),
    ...(state ? { state } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(pointId ? { pointId } : {}),
    ...(tag ? { tag } : {}),
    ...(health ? { health } : {}),
    ...(importId ? { importId } : {}),
  }
}
