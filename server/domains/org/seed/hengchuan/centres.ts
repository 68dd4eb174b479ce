import type { SeedCentre } from '../company.ts'

export const hengchuanCentres: readonly SeedCentre[] = [
  {
    code: 'TC-HQ',
    name: '衡川学院',
    place: '苏州总部 A 座 3 层',
    units: ['HQ', 'HR', 'FIN', 'FIN-SSC', 'IT'],
  },
  { code: 'TC-RD', name: '研发培训中心', place: '苏州研发园 2 号楼', units: ['RD'] },
  { code: 'TC-MFG', name: '华东技能实训中心', place: '苏州一厂实训楼', units: ['MFG', 'SCM'] },
  { code: 'TC-MKT', name: '营销与海外培训中心', place: '上海办公室 18 层', units: ['MKT', 'OVS', 'OVS-BIZ'] },
]
