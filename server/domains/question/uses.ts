import type { QuestionUses, Domain } from '#platform/domain'

/** What all domains say about the use of questions, as one answer. */
export function usesOf(domains: () => readonly Domain[]): QuestionUses {
  const users = () => domains().flatMap(({ questionUses }) => questionUses ?? [])
  return {
    async count(db, questionIds) {
      const counts = new Map<string, number>()
      for (const user of users())
        for (const [id, count] of await user.count(db, questionIds))
          counts.set(id, (counts.get(id) ?? 0) + count)
      return counts
    },
    async list(db, questionId) {
      const found = []
      for (const user of users()) found.push(...(await user.list(db, questionId)))
      return found
    },
    async namesCategory(db, categoryId) {
      for (const user of users()) if (await user.namesCategory(db, categoryId)) return true
      return false
    },
    async namesPoint(db, pointId) {
      for (const user of users()) if (await user.namesPoint(db, pointId)) return true
      return false
    },
  }
}
