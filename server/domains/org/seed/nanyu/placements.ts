import type { Placement } from '../company.ts'

export const nanyuPlacements: Readonly<Record<string, Placement>> = {
  admin: { units: ['NY-DS-SEC', 'NY'], position: '平台管理員', grade: 'P5' },
  xu_qinghe: { units: ['NY-HM-CM1', 'NY-HM'], position: '健康管理師', grade: 'P4' },
  ye_chuqing: { units: ['NY-AD-HR', 'NY'], position: '人資專員', grade: 'P5' },
}
