import { mainlandNames } from './mainland-names.ts'
import type { NameList } from './name-list.ts'
import { taiwanNames } from './taiwan-names.ts'

/** How the people of a site are named, numbered and contacted. */
export type Population = {
  readonly names: NameList
  /** Staff numbers: `HC` and six digits. */
  readonly staffNo: { readonly prefix: string; readonly digits: number }
  /** All mail addresses use a domain that cannot exist (RFC 2606). */
  readonly mailHost: string
  /** Telephone numbers that cannot be mistaken for real ones. */
  readonly phone: { readonly prefix: string; readonly digits: number }
  readonly count: Readonly<Record<'small' | 'company', number>>
}

export const populations: Readonly<Record<string, Population>> = {
  hengchuan: {
    names: mainlandNames,
    staffNo: { prefix: 'HC', digits: 6 },
    mailHost: 'hengchuan.example',
    phone: { prefix: '1990000', digits: 4 },
    count: { small: 28, company: 2000 },
  },
  nanyu: {
    names: taiwanNames,
    staffNo: { prefix: 'NY', digits: 5 },
    mailHost: 'nanyu.example',
    phone: { prefix: '0900000', digits: 3 },
    count: { small: 12, company: 240 },
  },
}

export const numbered = ({ prefix, digits }: Population['phone'], n: number) =>
  prefix + String(n).padStart(digits, '0')
