import {
  commitImport,
  getImport,
  listImportRows,
  saveImportMapping,
  startImport,
} from '@lyceum/contract/people'
import { upload } from '../../../domains/file/corpus/upload-make.ts'
import { workbook } from '../../../domains/people/import/list-make.ts'
import { callOf } from '../report/finding.ts'
import { chief, evil, former, type AttackEnv } from './scene.ts'
import type { Attack } from './try-attacks.ts'

type List = {
  readonly rows: readonly (readonly string[])[]
  readonly matchBy?: 'staffNo' | 'userName'
  /** How many rows must be reported as beyond the importer's permissions. */
  readonly refused: number
}

/** Imports a list as somebody who may import people, and checks that its rows are rejected. */
async function byList(scene: AttackEnv, { rows, matchBy = 'staffNo', refused }: List): Promise<string> {
  const importer = await scene.weak('people.import', 'file.staff')
  const bytes = await workbook(rows)
  const file = await upload(scene.at, importer, { purpose: 'import', name: '名单.xlsx', bytes })
  const { id } = await importer.call(startImport, { fileId: file.id, series: '攻击' })
  const { mapping, missing, createMissing } = await importer.call(getImport, { id })
  await importer.call(saveImportMapping, { id, mapping, matchBy, missing, createMissing })
  await scene.at.runJobs()
  const { records } = await importer.call(listImportRows, { id, act: 'faulty' })
  await importer.send(commitImport, { id })
  const named = records.filter(({ problems }) => problems.some((problem) => /权限/.test(problem)))
  return named.length === refused ? 'refused' : `done: ${JSON.stringify(records)}`
}

/** Lists that name an administrator in every possible way. */
export const listAttacks: readonly Attack[] = [
  {
    name: callOf(saveImportMapping),
    attempt: (scene) =>
      byList(scene, {
        rows: [
          ['工号', '姓名', '邮箱', '手机'],
          [chief.staffNo, chief.name, evil.email, ''],
          [former.staffNo, former.name, '', ''],
          ['N1001', '新人', chief.email, ''],
        ],
        refused: 3,
      }),
  },
  {
    name: 'a list that swaps names to sign in with',
    attempt: async (scene) => {
      const rows = [
        ['工号', '姓名', '用户名'],
        [chief.staffNo, chief.name, 'spare'],
        ['N1002', '替身', chief.userName],
      ]
      // The second row asks for a name that is taken; only the first is beyond the importer's permissions.
      return byList(scene, { rows, refused: 1 })
    },
  },
  {
    name: 'a list by user name',
    attempt: (scene) =>
      byList(scene, {
        rows: [
          ['用户名', '姓名', '工号', '手机'],
          [chief.userName, chief.name, evil.staffNo, evil.phone],
        ],
        matchBy: 'userName',
        refused: 1,
      }),
  },
]
