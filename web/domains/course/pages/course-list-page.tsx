import type { CourseKind } from '@lyceum/contract/course'
import { pageByDue } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { courseSorts, pageCourseCentre } from '@lyceum/contract/learning'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/way'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { ToolRow } from '#ui/filter/tool-row'
import { ButtonLink } from '#ui/form/button'
import { SearchBox } from '#ui/form/search-box'
import { Pagination } from '#ui/list/pagination'
import { courseQuery, type CourseQuery } from '../course-query.ts'
import { examKinds, shownKinds } from '../kinds.ts'
import { filterOf, pageOf } from '../list-filter.ts'
import { CourseCards } from '../parts/course-cards.tsx'
import { CourseFilters } from '../parts/course-filters.tsx'
import { CourseSwitches } from '../parts/course-switches.tsx'
import { text } from '../text/index.ts'
import './course-list-page.css'

const pageSize = 16

/** The course centre. */
export function CourseListPage() {
  return <CourseList words={useText(text)} kinds={shownKinds} />
}

/** Exams alone: the same list of the two kinds that are exams. */
export function ExamListPage() {
  return <CourseList words={useText(text).exams} kinds={examKinds} />
}

/** What a list calls the things in it. */
type Words = Omit<(typeof text)['zh-CN']['exams'], 'learning' | 'enrolled' | 'enrol' | 'facts'>

type CourseListProps = { readonly words: Words; readonly kinds: readonly CourseKind[] }

/** Courses of some kinds: every choice stands in the address, so going back finds the list as it was. */
function CourseList({ words, kinds }: CourseListProps) {
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const query = courseQuery.read(search)
  const page = usePage(query, words === t.exams)
  usePageTitle(words.centre)

  /** Another choice begins on the first page. */
  function choose(change: Partial<CourseQuery>) {
    const next = courseQuery.to({ ...query, page: undefined, ...change })
    setSearch(next.split('?')[1] ?? '', { preventScrollReset: true })
  }

  return (
    <div className="ly-wrap course-list">
      <header className="course-list-head">
        <h1>{words.centre}</h1>
        {page.data && <p>{countWords(page.data)}</p>}
        <SearchBox
          key={query.text ?? ''}
          placeholder={words.search}
          value={query.text ?? ''}
          onSearch={(typed) => choose({ text: typed || undefined })}
        />
      </header>
      <CourseFilters query={query} kinds={kinds} onChoose={choose} />
      <Orders words={words} query={query} onChoose={choose} />
      {page.isPending && <CardsWaiting count={pageSize} />}
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      {page.data && (
        <div aria-busy={page.isPlaceholderData} className="course-list-cards">
          <Found words={words} page={page.data} isFiltered={search.size > 0} at={pageOf(query)} onGo={go} />
        </div>
      )}
    </div>
  )

  function go(next: number) {
    choose({ page: next === 1 ? undefined : String(next) })
    scrollToTop()
  }

  function countWords({ total, isMore }: Page) {
    if (query.text) return t.found(query.text)
    return isMore ? words.countMore(shown(total)) : words.count(shown(total))
  }
}

/** Exams come by what is due first, and each says how it is held. */
function usePage(query: CourseQuery, isOfExams: boolean) {
  const zone = useZone()
  const courses = useQuery({
    ...read(pageCourseCentre, filterOf(query, zone)),
    placeholderData: keepPreviousData,
    enabled: !isOfExams,
  })
  const exams = useQuery({
    ...read(pageByDue, filterOf(query, zone, examKinds)),
    placeholderData: keepPreviousData,
    enabled: isOfExams,
  })
  return isOfExams ? exams : courses
}

type Page = Result<typeof pageCourseCentre> | Result<typeof pageByDue>
const shown = (total: number) => total.toLocaleString('en-US')

type OrdersProps = {
  readonly words: Words
  readonly query: CourseQuery
  readonly onChoose: (change: Partial<CourseQuery>) => void
}

/** The orders of the list; the same one once more turns it round. */
function Orders({ words, query, onChoose }: OrdersProps) {
  const t = useText(text)
  const { sort = 'usual', order } = query
  const orders = ['usual' as const, ...courseSorts].map((value) => {
    const isRising = value === sort && order === 'asc'
    return { value, title: isRising ? t.rising(words.sorts[value]) : words.sorts[value] }
  })

  function choose(value: (typeof orders)[number]['value']) {
    if (value === 'usual') return onChoose({ sort: undefined, order: undefined })
    return onChoose({ sort: value, order: value === sort && order === undefined ? 'asc' : undefined })
  }

  return (
    <ToolRow label={t.sort} orders={orders} order={sort} onOrder={choose}>
      <CourseSwitches query={query} isOfExams={words === t.exams} onChoose={onChoose} />
    </ToolRow>
  )
}

type FoundProps = {
  readonly words: Words
  readonly page: Page
  readonly isFiltered: boolean
  readonly at: number
  readonly onGo: (page: number) => void
}

function Found({ words, page, isFiltered, at, onGo }: FoundProps) {
  if (page.records.length === 0) return <NothingFound words={words} isFiltered={isFiltered} />
  return (
    <>
      <CourseCards courses={page.records} />
      {page.total > pageSize && (
        <div className="course-list-pages">
          <Pagination
            page={at}
            total={page.total}
            pageSize={pageSize}
            totalWords={words.total(shown(page.total))}
            onGo={onGo}
          />
        </div>
      )}
    </>
  )
}

function NothingFound({ words, isFiltered }: Pick<FoundProps, 'words' | 'isFiltered'>) {
  const t = useText(text)
  if (!isFiltered) return <Empty kind="course" title={words.noCourse} hint={words.noCourseHint} />
  return (
    <Empty kind="search" title={words.nothing} hint={t.nothingHint}>
      <ButtonLink to="?">{t.clearAll}</ButtonLink>
    </Empty>
  )
}
