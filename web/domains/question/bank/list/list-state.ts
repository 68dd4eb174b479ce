import {
  type HealthMark,
  healthMarks,
  type listQuestions,
  type QuestionState,
  questionStates,
  type QuestionType,
  questionTypes,
} from '@lyceum/contract/question'
import type { Args } from '@lyceum/contract/kit'

type ListParams = Args<typeof listQuestions>

/** The filter of the list; an absent value means any. */
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

/** A filter change: undefined removes a value. */
export type FilterChange = { readonly [K in keyof BankFilter]: BankFilter[K] | undefined }

export type BankState = {
  readonly filter: BankFilter
  readonly after: string
  /** The question that is shown beside the list. */
  readonly shown: string | undefined
}

/** The health marks to filter by; a misleading option is visible in single questions only. */
export const askedMarks = healthMarks.filter((mark) => mark !== 'misleading')

/** Reads the URL; unknown values are left out. */
export function stateFrom(params: URLSearchParams): BankState {
  const param = (name: string) => params.get(name) || undefined
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((value) => value === param(name))
  return {
    filter: compact({
      text: param('text'),
      type: oneOf('type', questionTypes),
      state: oneOf('state', questionStates),
      categoryId: param('categoryId'),
      difficulty: oneOf('difficulty', ['1', '2', '3', '4', '5']),
      pointId: param('pointId'),
      tag: param('tag'),
      health: oneOf('health', askedMarks),
      importId: param('importId'),
    }),
    after: param('after') ?? '',
    shown: param('shown'),
  }
}

/** Writes the list state to URL parameters. */
export function stateTo({ filter, after, shown }: BankState): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) params.set(name, value)
  if (after) params.set('after', after)
  if (shown) params.set('shown', shown)
  return params
}

export const changed = (filter: BankFilter, change: FilterChange): BankFilter =>
  compact({ ...filter, ...change })

/** The parameters of the call. */
export const askedOf = ({ filter, after }: BankState): ListParams => ({ ...filter, after })

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
