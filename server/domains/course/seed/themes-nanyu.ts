import type { Theme } from './theme.ts'

/** The courses of 南嶼健康, a chain of clinics. */
export const nanyuThemes: readonly Theme[] = [
  {
    name: '病人安全',
    categories: {
      '感染管制/手部衛生': ['手部衛生'],
      '感染管制/隔離': ['隔離防護'],
      用藥安全: ['用藥三讀五對'],
      照護安全: ['跌倒預防'],
    },
    shapes: ['{}：每天都做對', '{}情境演練'],
  },
  {
    name: '服務與溝通',
    categories: {
      櫃台: ['櫃台應對', '電話禮儀'],
      病情說明: ['壞消息告知', '客訴處理'],
    },
    shapes: ['{}：讓人安心的細節', '十分鐘練習{}'],
  },
  {
    name: '法規遵循',
    categories: {
      個資: ['個資保護', '醫療廣告'],
      職業安全: ['針扎處理', '性騷擾防治'],
    },
    shapes: ['{}：紅線在哪裡', '{}年度必修'],
  },
  {
    name: '新進同仁',
    categories: {
      第一週: ['認識南嶼', '資訊系統'],
      第一個月: ['排班與請假', '學長姐帶教'],
    },
    shapes: ['{}：新人第一課', '{}問答二十則'],
  },
]
