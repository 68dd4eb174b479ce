import type { OutlineUnit } from '../outline.ts'

const regionSigns = Array.from('京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新')
const crafts = [
  '护理',
  '电工',
  '物流',
  '烹饪',
  '数控',
  '养老',
  '汽修',
  '会计',
  '茶艺',
  '焊接',
  '园艺',
  '裁剪',
]
const perClass = 45

/** A school network, five levels deep, with classes of about forty-five, however many learners there are. */
export function largeOutline(people: number): OutlineUnit[] {
  const wide = Math.min(
    crafts.length,
    Math.max(1, Math.round(Math.cbrt(people / perClass / regionSigns.length))),
  )
  const perSchool = Math.max(1, Math.ceil(people / perClass / regionSigns.length / wide / wide))
  const root = under(undefined, ['LT', '澜汀职业学习联盟'])
  const regions = regionSigns.map((sign, r) => under(root, [`R${r + 1}`, `${sign}区分联盟`]))
  const centres = regions.flatMap((region) =>
    numbersTo(wide).map((c) => under(region, [`C${c}`, `${region.name.slice(0, 2)}第${c}学习中心`])),
  )
  const schools = centres.flatMap((centre) =>
    crafts.slice(0, wide).map((craft, s) => under(centre, [`S${s + 1}`, `${craft}学院`])),
  )
  const classes = schools.flatMap((school) =>
    numbersTo(perSchool).map((k) => under(school, [`K${k}`, `${school.name.slice(0, 2)}${k}班`])),
  )
  return [root, ...regions, ...centres, ...schools, ...classes]
}

function under(parent: OutlineUnit | undefined, [code, name]: readonly [string, string]): OutlineUnit {
  const level = (parent?.level ?? 0) + 1
  return {
    code: parent ? `${parent.code}-${code}` : code,
    name,
    parentCode: parent?.code ?? null,
    level,
    family: '学员',
    positions: [],
    weight: level === 5 ? 1 : 0,
  }
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
