import { parseArgs } from 'node:util'

const sizes = ['small', 'company', 'large'] as const

export type ResetOptions = {
  readonly size: (typeof sizes)[number]
  readonly people: number
  readonly isAgreed: boolean
  readonly url: string | undefined
  readonly keepsIndexes: boolean
  readonly isRemoval: boolean
  /** Only the first few films, sounds, papers and packages, as in the small demo data. */
  readonly hasFewMedia: boolean
}

export const usage = `npm run db:reset -- --demo small|company|large [--people N] [--yes] [--url postgres://…]
  --demo      small: 40 people, for tests; company: 2,240 people (the default); large: a site of a million besides
  --people    how many people the large site has
  --yes       drop what is there without asking
  --url       the database, by its owner; DATABASE_OWNER_URL otherwise
  --few-media with the media of the small demonstration only: the first time, minutes less
  --drop      only take the database away
  --keep-indexes   load the large site with all indexes and references in place, to compare`

export function readOptions(args: readonly string[]): ResetOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      demo: { type: 'string', default: 'company' },
      people: { type: 'string', default: '1000000' },
      yes: { type: 'boolean', default: false },
      url: { type: 'string' },
      drop: { type: 'boolean', default: false },
      'keep-indexes': { type: 'boolean', default: false },
      'few-media': { type: 'boolean', default: false },
    },
  })
  const size = sizes.find((known) => known === values.demo)
  const people = Number(values.people.replaceAll(/[_,]/g, ''))
  if (!size) throw new Error(`--demo is small, company or large, not ${values.demo}`)
  if (!Number.isInteger(people) || people < 100 || people > 100_000_000)
    throw new Error(`--people ${values.people}?`)
  return {
    size,
    people,
    isAgreed: values.yes,
    url: values.url,
    keepsIndexes: values['keep-indexes'],
    isRemoval: values.drop,
    hasFewMedia: values['few-media'] || size !== 'company',
  }
}
