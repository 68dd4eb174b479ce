import type { CourseKind } from '@lyceum/contract/course'
import { courseSorts, pageCourseCentre } from '@lyceum/contract/learning'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { examKinds, shownKinds } from '#domains/course'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/page/navigation'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { ToolRow } from '#ui/filter/tool-row'
import { ButtonLink } from '#ui/form/button'
import { SearchBox } from '#ui/form/search-box'
import { Pagination } from '#ui/list/pagination'
import { byDueSlot } from '../../from-above.ts'
import type { CoursePage as Page, UseCoursePage } from '../course-page.ts'
import { courseQuery, type CourseQuery } from '../course-query.ts'
import { filterOf, pageOf } from '../list-filter.ts'
import { CourseCards } from '../parts/course-cards.tsx'
import { CourseFilters } from '../parts/course-filters.tsx'
import { CourseSwitches } from '../parts/course-switches.tsx'
import { text } from '../text/index.ts'
import './course-list-page.css'

const pageSize = 16

/** The course centre. */
export function CourseListPage() {
  const page = useQuery({ ...read(pageCourseCentre, useFilter()), placeholderData: keepPreviousData })
  return <CourseList texts={useText(text)} kinds={shownKinds} page={page} />
}

/** Exams alone: the same list of the two kinds that are exams. Sorted by due date. */
export function ExamListPage() {
  const page = byDueSlot.get()(useFilter(examKinds))
  return <CourseList texts={useText(text).exams} kinds={examKinds} page={page} />
}

/** The request parameters for the address. */
function useFilter(kinds?: readonly CourseKind[]) {
  const zone = useZone()
  const [search] = useSearchParams()
  return filterOf(courseQuery.read(search), zone, kinds)
}

/** The texts of a list. */
type ListTexts = Omit<(typeof text)['zh-CN']['exams'], 'learning' | 'enrolled' | 'enrol' | 'details'>

type CourseListProps = {
  readonly texts: ListTexts
  readonly kinds: readonly CourseKind[]
  readonly page: ReturnType<UseCoursePage>
}

/** Courses of some kinds; every choice is in the URL, so going back restores the list. */
function CourseList({ texts, kinds, page }: CourseListProps) {
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const query = courseQuery.read(search)
  usePageTitle(texts.centre)

  /** Another choice goes back to the first page. */
  function choose(change: Partial<CourseQuery>) {
    const next = courseQuery.to({ ...query, page: undefined, ...change })
    setSearch(next.split('?')[1] ?? '', { preventScrollReset: true })
  }

  return (
    <div className="ly-wrap course-list">
      <header className="course-list-head">
        <h1>{texts.centre}</h1>
        {page.data && <p>{countText(page.data)}</p>}
        <SearchBox
          key={query.text ?? ''}
          placeholder={texts.search}
          value={query.text ?? ''}
          onSearch={(typed) => choose({ text: typed || undefined })}
        />
      </header>
      <CourseFilters query={query} kinds={kinds} onChoose={choose} />
      <Orders texts={texts} query={query} onChoose={choose} />
      {page.isPending && <CardsWaiting count={pageSize} />}
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      {page.data && (
        <div aria-busy={page.isPlaceholderData} className="course-list-cards">
          <Found texts={texts} page={page.data} isFiltered={search.size > 0} at={pageOf(query)} onGo={go} />
        </div>
      )}
    </div>
  )

  function go(next: number) {
    choose({ page: next === 1 ? undefined : String(next) })
    scrollToTop()
  }

  function countText({ total, isMore }: Page) {
    if (query.text) return t.found(query.text)
    return isMore ? texts.countMore(shown(total)) : texts.count(shown(total))
  }
}

const shown = (total: number) => total.toLocaleString('en-US')

type OrdersProps = {
  readonly texts: ListTexts
  readonly query: CourseQuery
  readonly onChoose: (change: Partial<CourseQuery>) => void
}

/** The sort orders of the list; choosing the current one reverses it. */
function Orders({ texts, query, onChoose }: OrdersProps) {
  const t = useText(text)
  const { sort = 'usual', order } = query
  const orders = ['usual' as const, ...courseSorts].map((value) => {
    const isRising = value === sort && order === 'asc'
    return { value, title: isRising ? t.rising(texts.sorts[value]) : texts.sorts[value] }
  })

  function choose(value: (typeof orders)[number]['value']) {
    if (value === 'usual') return onChoose({ sort: undefined, order: undefined })
    return onChoose({ sort: value, order: value === sort && order === undefined ? 'asc' : undefined })
  }

  return (
    <ToolRow label={t.sort} orders={orders} order={sort} onOrder={choose}>
      <CourseSwitches query={query} isOfExams={texts === t.exams} onChoose={onChoose} />
    </ToolRow>
  )
}

type FoundProps = {
  readonly texts: ListTexts
  readonly page: Page
  readonly isFiltered: boolean
  readonly at: number
  readonly onGo: (page: number) => void
}

function Found({ texts, page, isFiltered, at, onGo }: FoundProps) {
  if (page.records.length === 0) return <NothingFound texts={texts} isFiltered={isFiltered} />
  return (
    <>
      <CourseCards courses={page.records} />
      {page.total > pageSize && (
        <div className="course-list-pages">
          <Pagination
            page={at}
            total={page.total}
            pageSize={pageSize}
            totalText={texts.total(shown(page.total))}
            onGo={onGo}
          />
        </div>
      )}
    </>
  )
}

function NothingFound({ texts, isFiltered }: Pick<FoundProps, 'texts' | 'isFiltered'>) {
  const t = useText(text)
  if (!isFiltered) return <Empty kind="course" title={texts.noCourse} hint={texts.noCourseHint} />
  return (
    <Empty kind="search" title={texts.nothing} hint={t.nothingHint}>
      <ButtonLink to="?">{t.clearAll}</ButtonLink>
    </Empty>
  )
}
