import type { CourseKind } from '@lyceum/contract/course'
import type { Input } from '@lyceum/contract/kit'
import type { listCourseCentre } from '@lyceum/contract/learning'
import type { ShelfFilter, ShelfOrder } from '#domains/course'

type Asked = Input<typeof listCourseCentre>

const newDays = 30
const day = 86_400_000

/** The filters of the course centre as the shelf understands them; what another room must look up is left out. */
export function shelfFilterOf(asked: Asked, now: Date): Omit<ShelfFilter, 'unitIds' | 'also'> {
  const from = momentOf(asked.startTime)
  const newest = asked.tip === 'NEW' ? new Date(now.getTime() - newDays * day) : undefined
  return {
    text: asked.searchText,
    kinds: asked.itmTypeList.map(kindOf),
    categoryId: idOf(asked.tndId),
    isCompulsory: asked.isCompulsory,
    hasExam: asked.isExamInd,
    isMobile: asked.isMobileInd,
    hasHours: asked.isPeriods,
    isLearnt: asked.tip === 'HOT',
    publishedFrom: from && newest ? new Date(Math.max(from.getTime(), newest.getTime())) : (from ?? newest),
    publishedUntil: momentOf(asked.endTime),
  }
}

const byTip = { '': 'usual', NEW: 'publishedAt', HOT: 'learners' } as const

/** The largest first, unless somebody wants the smallest. */
export function orderOf({ sort, order, tip }: Pick<Asked, 'sort' | 'order' | 'tip'>): {
  readonly order: ShelfOrder
  readonly isRising: boolean
} {
  return { order: sort === '' ? byTip[tip] : sort, isRising: sort !== '' && order === 'asc' }
}

/** A kind by its first name. */
function kindOf(name: Asked['itmTypeList'][number]): CourseKind {
  if (name === 'ON_LINE_COURSE') return 'SELFSTUDY'
  if (name === 'OFF_LINE_COURSE') return 'CLASSROOM'
  return name === 'INTEGRATED_COURSE' ? 'INTEGRATED' : name
}

export const idOf = (text: string): string | undefined => (text === '' || text === '0' ? undefined : text)
const momentOf = (text: string): Date | undefined => (text === '' ? undefined : new Date(text))
