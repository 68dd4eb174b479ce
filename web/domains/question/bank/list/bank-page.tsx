import { listQuestionCategories } from '@lyceum/contract/question'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { useTicks } from '#lib/page/use-ticks'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button, ButtonLink } from '#ui/form/button'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { ExportMenu } from '#ui/work/export-menu'
import { CategoryMenu } from '../category/category-menu.tsx'
import { CategoryRail } from '../category/category-rail.tsx'
import { QuestionAside } from '../preview/question-aside.tsx'
import { text } from '../text/index.ts'
import { type BankColumn, ColumnChoice, useColumns } from './columns.tsx'
import { FoundBar } from './search-result-bar.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { QuestionTable } from './question-table.tsx'
import { QuestionSelection } from './selection-bar.tsx'
import { type BankControl, useBankState, useQuestions } from './use-bank.ts'
import '../bank.css'

/** The question bank: categories, list, and the selected question. */
export function BankPage() {
  const t = useText(text)
  const list = useBankState()
  const questions = useQuestions(list.state)
  const mayAuthor = useUser()?.access.includes('exam.author') ?? false
  const [columns, setColumns] = useColumns()
  const shown = list.state.shown ?? questions.data?.records[0]?.id
  usePageTitle(t.title)

  return (
    <div className="bank">
      <CategoryRail list={list} />
      <section className="bank-main">
        <BankHead list={list} found={questions.data} mayAuthor={mayAuthor} />
        <div className="bank-tools">
          <QuestionFilters list={list} />
          <ColumnChoice columns={columns} onChoose={setColumns} />
        </div>
        <Listed list={list} questions={questions} columns={columns} mayAuthor={mayAuthor} />
      </section>
      <QuestionAside id={shown} mayAuthor={mayAuthor} onShow={list.show} />
    </div>
  )
}

/** The maximum per call. */
const mostAtOnce = 2000

/** Whether the whole page is selected and there are more. */
const mayTakeAll = (ticked: number, shown: number, total: number) =>
  ticked === shown && total > ticked && total <= mostAtOnce

type ListedProps = {
  readonly list: BankControl
  readonly questions: ReturnType<typeof useQuestions>
  readonly columns: readonly BankColumn[]
  readonly mayAuthor: boolean
}

function Listed({ list, questions, columns, mayAuthor }: ListedProps) {
  const t = useText(text)
  const { filter, after } = list.state
  const { ticked, tick, clear, isAll, takeAll } = useTicks({ filter, after })
  const page = questions.data
  if (questions.isError) return <ErrorPanel onRetry={() => void questions.refetch()} />
  if (!page) return <TableWaiting />
  if (page.records.length === 0) return <Nothing list={list} />
  const mayAll = mayTakeAll(ticked.size, page.records.length, page.total)
  return (
    <>
      {isAll ? (
        <FoundBar filter={filter} count={page.total} onDone={clear} />
      ) : (
        ticked.size > 0 && (
          <QuestionSelection
            ids={[...ticked]}
            onDone={clear}
            {...(mayAll && { all: page.total, onAll: takeAll })}
          />
        )
      )}
      <QuestionTable
        questions={page.records}
        columns={columns}
        shown={list.state.shown ?? page.records[0]?.id}
        onShow={list.show}
        isStale={questions.isPlaceholderData}
        {...(mayAuthor ? { selected: ticked, onSelect: tick } : {})}
      />
      <Onward label={t.list} after={after} next={page.next} onGo={list.goTo} />
    </>
  )
}

type HeadProps = {
  readonly list: BankControl
  readonly found: { readonly total: number; readonly stale: number } | undefined
  readonly mayAuthor: boolean
}

function BankHead({ list, found, mayAuthor }: HeadProps) {
  const t = useText(text)
  const { filter } = list.state
  const categories = useQuery(read(listQuestionCategories)).data?.records
  const category = categories?.find(({ id }) => id === filter.categoryId)
  return (
    <header className="bank-head">
      <div>
        <h1>{category?.name ?? t.title}</h1>
        {mayAuthor && filter.categoryId && (
          <CategoryMenu id={filter.categoryId} onGone={() => list.filterBy({ categoryId: undefined })} />
        )}
        <p>{found ? <Found {...found} /> : <Skeleton width="120px" />}</p>
      </div>
      {mayAuthor && (
        <span className="bank-head-acts">
          <ExportMenu kind="exam.questions" filter={filter} />
          <ButtonLink to="/questions/import">
            <Icon name="upload" size={16} />
            {t.import}
          </ButtonLink>
          <ButtonLink
            look="primary"
            to={`/questions/new${filter.categoryId ? `?categoryId=${filter.categoryId}` : ''}`}
          >
            <Icon name="plus" size={16} />
            {t.create}
          </ButtonLink>
        </span>
      )}
    </header>
  )
}

function Found({ total, stale }: { readonly total: number; readonly stale: number }) {
  const t = useText(text)
  return total >= 10_000 ? t.many : t.found(total.toLocaleString('en-US'), stale)
}

function Nothing({ list }: { readonly list: BankControl }) {
  const t = useText(text)
  const isFiltered = Object.keys(list.state.filter).length > 0
  if (!isFiltered) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  return (
    <Empty kind="search" title={t.none} hint={t.noneHint}>
      <Button onClick={list.clear}>{t.clear}</Button>
    </Empty>
  )
}
