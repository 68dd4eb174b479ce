import {
  commitImport,
  getImport,
  listImportRows,
  saveImportMapping,
  startImport,
} from '@lyceum/contract/people'
import { upload } from '../../../domains/file/corpus/house-make.ts'
import { workbook } from '../../../domains/people/import/list-make.ts'
import { callOf } from '../finding.ts'
import { chief, evil, former, type Scene } from './scene.ts'
import type { Door } from './try-doors.ts'

type List = {
  readonly rows: readonly (readonly string[])[]
  readonly matchBy?: 'staffNo' | 'userName'
  /** How many rows must be named as beyond the importer's rights. */
  readonly refused: number
}

/** Imports a list as somebody who may import people, and looks whether its rows were named as refused. */
async function byList(scene: Scene, { rows, matchBy = 'staffNo', refused }: List): Promise<string> {
  const importer = await scene.weak('people.import', 'file.staff')
  const bytes = await workbook(rows)
  const file = await upload(scene.at, importer, { purpose: 'import', name: '名单.xlsx', bytes })
  const { id } = await importer.call(startImport, { fileId: file.id, series: '攻击' })
  const { mapping, missing, createMissing } = await importer.call(getImport, { id })
  await importer.call(saveImportMapping, { id, mapping, matchBy, missing, createMissing })
  await scene.at.runJobs()
  const { records } = await importer.call(listImportRows, { id, act: 'faulty' })
  await importer.send(commitImport, { id })
  const named = records.filter(({ problems }) => problems.some((one) => /权限/.test(one)))
  return named.length === refused ? 'refused' : `done: ${JSON.stringify(records)}`
}

/** Lists of people, in the ways in which one could name an administrator. */
export const listDoors: readonly Door[] = [
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
      // The second row asks for a name that is taken; the first alone is beyond the importer's rights.
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
