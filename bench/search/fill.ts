import { lexemesOf, loadCut, moveToGroonga, postgres } from '../../server/domains/search/make.ts'
import type { Db } from '../../server/platform/db.ts'
import { documentOf, type randomFrom } from './corpus.ts'

const groupSize = 100

type Wish = {
  readonly documents: number
  readonly random: ReturnType<typeof randomFrom>
  /** Keys of people, each for a part of what is not for everyone. */
  readonly groups: readonly string[]
}

/** Fills PostgreSQL's index of a site as its rooms would, group by group. */
export async function fillPostgres(db: Db, { documents, random, groups }: Wish): Promise<void> {
  for (let from = 1; from <= documents; from += groupSize) {
    const count = Math.min(groupSize, documents - from + 1)
    const group = Array.from({ length: count }, (_, at) => documentOf(from + at, random, groups))
    await postgres.put(db, 'bench', group)
  }
}

const mostTexts = 20_000

/**
 * Moves a site to Groonga, as one that has all these documents. Titles and texts are cut into words once each and then paired
 * anew for every document: a million that differ, for the price of twenty thousand.
 */
export async function fillGroonga(db: Db, url: string, { documents, random, groups }: Wish): Promise<void> {
  const texts = Array.from({ length: Math.min(documents, mostTexts) }, (_, at) => {
    const document = documentOf(at + 1, random, groups)
    return { document, lexemes: lexemesOf(document) }
  })
  const any = () => texts[Math.floor(random() * texts.length)]
  const fill = async () => {
    for (let from = 1; from <= documents; from += 1000) {
      const rows = Array.from({ length: Math.min(1000, documents - from + 1) }, (_, at) => {
        const [one, other] = [any(), any()]
        if (!one || !other) throw new Error('no texts')
        const document = { ...one.document, id: String(from + at), body: other.document.body }
        return { document, lexemes: { ...one.lexemes, C: other.lexemes.C, D: other.lexemes.D } }
      })
      await loadCut(db, url, rows)
    }
  }
  await moveToGroonga(db, url, { fill })
}
