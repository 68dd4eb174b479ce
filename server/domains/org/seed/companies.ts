import type { Company } from './company.ts'
import { hengchuanCatalogue } from './hengchuan/catalogue.ts'
import { hengchuanCentres } from './hengchuan/centres.ts'
import { hengchuanOutline, hengchuanSmallOutline } from './hengchuan/outline.ts'
import { hengchuanPlacements } from './hengchuan/placements.ts'
import { nanyuCatalogue } from './nanyu/catalogue.ts'
import { nanyuCentres } from './nanyu/centres.ts'
import { nanyuOutline, nanyuSmallOutline } from './nanyu/outline.ts'
import { nanyuPlacements } from './nanyu/placements.ts'
import { readOutline } from './outline.ts'

const companies = {
  hengchuan: {
    outlines: { small: hengchuanSmallOutline, company: hengchuanOutline },
    catalogue: hengchuanCatalogue,
    placements: hengchuanPlacements,
    centres: hengchuanCentres,
  },
  nanyu: {
    outlines: { small: nanyuSmallOutline, company: nanyuOutline },
    catalogue: nanyuCatalogue,
    placements: nanyuPlacements,
    centres: nanyuCentres,
  },
}

export function companyOf(code: string, size: 'small' | 'company'): Company {
  if (code !== 'hengchuan' && code !== 'nanyu') throw new Error(`Site "${code}" has no organisation.`)
  const { outlines, ...company } = companies[code]
  return { outline: readOutline(outlines[size]), ...company }
}
