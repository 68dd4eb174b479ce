import { lexemesOf, loadCut, moveToGroonga, postgres } from '../../server/domains/search/make.ts'
import type { Db } from '../../server/platform/db.ts'
import { documentOf, type randomFrom } from './corpus.ts'

const groupSize = 100

type FillOptions = {
  readonly documents: number
  readonly random: ReturnType<typeof randomFrom>
  /** Access keys of groups of people, each for a part of the restricted documents. */
  readonly groups: readonly string[]
}

/** Fills PostgreSQL's index of a site in batches, as the domains would. */
export async function fillPostgres(db: Db, { documents, random, groups }: FillOptions): Promise<void> {
  for (let from = 1; from <= documents; from += groupSize) {
    const count = Math.min(groupSize, documents - from + 1)
    const group = Array.from({ length: count }, (_, at) => documentOf(from + at, random, groups))
    await postgres.put(db, 'bench', group)
  }
}

const mostTexts = 20_000

/**
 * Moves a site to Groonga with all these documents. Titles and texts are tokenised once each and then combined for every
 * document: a million different documents for the cost of twenty thousand.
 */
export async function fillGroonga(
  db: Db,
  url: string,
  { documents, random, groups }: FillOptions,
): Promise<void> {
  const texts = Array.from({ length: Math.min(documents, mostTexts) }, (_, at) => {
    const document = documentOf(at + 1, random, groups)
    return { document, lexemes: lexemesOf(document) }
  })
  const any = () => texts[Math.floor(random() * texts.length)]
  const fill = async () => {
    for (let from = 1; from <= documents; from += 1000) {
      const rows = Array.from({ length: Math.min(1000, documents - from + 1) }, (_, at) => {
        const [first, other] = [any(), any()]
        if (!first || !other) throw new Error('no texts')
        const document = { ...first.document, id: String(from + at), body: other.document.body }
        return { document, lexemes: { ...first.lexemes, C: other.lexemes.C, D: other.lexemes.D } }
      })
      await loadCut(db, url, rows)
    }
  }
  await moveToGroonga(db, url, { fill })
}
