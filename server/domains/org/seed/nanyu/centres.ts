import type { SeedCentre } from '../company.ts'

export const nanyuCentres: readonly SeedCentre[] = [
  { code: 'TC-CARE', name: '健康照護訓練中心', place: '台北市大安區', units: ['NY-HM'] },
  { code: 'TC-STORE', name: '門市訓練中心', place: '新北市板橋區', units: ['NY-ST', 'NY-MK'] },
]
