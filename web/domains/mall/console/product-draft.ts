import type { ManagedProduct, ProductSheet } from '@lyceum/contract/mall'

/** A product being edited. */
export type ProductDraft = {
  readonly title: string
  readonly categoryId: string
  readonly introduction: string
  readonly item: string
  readonly pictureId: string | null
  /** The URL of the picture. */
  readonly picture: string
  readonly points: string
  readonly stock: string
  readonly isShown: boolean
}

export type ProductFault = 'titleWrong' | 'categoryWrong' | 'pointsWrong' | 'stockWrong'

const blank: ProductDraft = {
  title: '',
  categoryId: '',
  introduction: '',
  item: 'mug',
  pictureId: null,
  picture: '',
  points: '',
  stock: '',
  isShown: false,
}

export function draftOf(product: ManagedProduct | undefined): ProductDraft {
  if (!product) return blank
  const { title, categoryId, introduction, item, pictureId, picture, points, isShown } = product
  return {
    ...blank,
    title,
    categoryId,
    introduction,
    item,
    pictureId,
    picture,
    points: String(points),
    isShown,
  }
}

const whole = (typed: string, least: number, most: number) =>
  /^\d{1,8}$/.test(typed) && Number(typed) >= least && Number(typed) <= most

export function faultsIn(
  { title, categoryId, points, stock }: ProductDraft,
  isNew: boolean,
): readonly ProductFault[] {
  const faults: (ProductFault | false)[] = [
    title.trim() === '' && 'titleWrong',
    categoryId === '' && 'categoryWrong',
    !whole(points, 1, 10_000_000) && 'pointsWrong',
    isNew && stock !== '' && !whole(stock, 0, 1_000_000) && 'stockWrong',
  ]
  return faults.filter((fault) => fault !== false)
}

export function sheetOf({ picture: _seen, stock: _first, points, ...rest }: ProductDraft): ProductSheet {
  return { ...rest, points: Number(points) }
}
