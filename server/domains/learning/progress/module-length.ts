import type { ModuleContent } from '@lyceum/contract/course'
import { mediaOf } from '#domains/file'
import type { Db } from '#platform/db'
import { fileOf, questionsOf, unitOf } from './module-body.ts'

/**
 * The length of each module, in its own unit. For a recording or a document the server's own measurement counts; until
 * that is known nothing of it can be proved.
 */
export async function lengthsOf(
  db: Db,
  modules: readonly ModuleContent[],
): Promise<ReadonlyMap<string, number>> {
  const media = await mediaOf(
    { db },
    modules.filter(isMeasured).flatMap((module) => fileOf(module) ?? []),
  )
  return new Map(
    modules.map((module) => {
      const measured = media.get(fileOf(module) ?? '')
      const count = { second: measured?.seconds ?? 0, page: measured?.pages ?? 0, none: 0 }
      const unit = unitOf(module)
      return [module.id, unit === 'question' ? questionsOf(module).length : Math.floor(count[unit])]
    }),
  )
}

const isMeasured = (module: ModuleContent) => unitOf(module) === 'second' || unitOf(module) === 'page'

export async function lengthOf(db: Db, module: ModuleContent): Promise<number> {
  return (await lengthsOf(db, [module])).get(module.id) ?? 0
}
