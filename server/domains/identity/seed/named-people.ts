import type { RoleCode } from '@lyceum/contract/identity'
import type { Gender } from './name-maker.ts'

/** A person whom screens, user journeys and other domains know by name. */
export type NamedPerson = {
  readonly userName: string
  readonly name: string
  readonly gender: Gender | null
  readonly nickname?: string
  readonly roles?: readonly RoleCode[]
  /** Full years with the company. */
  readonly years: number
  /** Signs in with the demonstration password; everyone else has none until one is set. */
  readonly isDemo?: true
  /** A functional account that belongs to no member of staff. */
  readonly isDuty?: true
}

export const namedPeople: Readonly<Record<string, readonly NamedPerson[]>> = {
  hengchuan: [
    {
      userName: 'admin',
      name: '系统管理员',
      gender: null,
      roles: ['ADM'],
      years: 2,
      isDemo: true,
      isDuty: true,
    },
    { userName: 'lin_zhixia', name: '林知夏', gender: 'F', nickname: '知夏', years: 4, isDemo: true },
    { userName: 'he_yuanzhou', name: '何远舟', gender: 'M', years: 9, isDemo: true },
    { userName: 'su_jinnian', name: '苏锦年', gender: 'F', roles: ['INSTR'], years: 7, isDemo: true },
    { userName: 'tang_yinuo', name: '唐一诺', gender: 'F', roles: ['TADM'], years: 5, isDemo: true },
    { userName: 'xu_qinghe', name: '许清和', gender: 'F', years: 6 },
    { userName: 'jiang_lin', name: '江临', gender: 'M', roles: ['INSTR'], years: 8 },
    { userName: 'ye_chuqing', name: '叶初晴', gender: 'F', roles: ['INSTR'], years: 6 },
    { userName: 'lu_yunzhou', name: '陆云舟', gender: 'M', years: 5 },
    { userName: 'cheng_yike', name: '程亦可', gender: 'F', roles: ['INSTR'], years: 3 },
    { userName: 'shen_ruochuan', name: '沈若川', gender: 'M', roles: ['INSTR'], years: 14 },
    { userName: 'gu_huaizhi', name: '顾怀之', gender: 'M', roles: ['INSTR'], years: 13 },
    { userName: 'zhou_yuan', name: '周予安', gender: 'M', years: 4 },
  ],
  nanyu: [
    {
      userName: 'admin',
      name: '系統管理員',
      gender: null,
      roles: ['ADM'],
      years: 2,
      isDemo: true,
      isDuty: true,
    },
    { userName: 'xu_qinghe', name: '許清和', gender: 'F', nickname: '清和', years: 3, isDemo: true },
    { userName: 'ye_chuqing', name: '葉初晴', gender: 'F', roles: ['TADM'], years: 6 },
  ],
}
