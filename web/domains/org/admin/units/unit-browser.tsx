import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { SearchBox } from '#ui/form/search-box'
import { type DropPlace, Tree } from '#ui/tree/tree'
import { text } from '../text/index.ts'
import { type Found, UnitSearch } from './unit-search.tsx'
import { type Levels, nodesOf, rowIn } from './unit-levels.ts'
import { useUnitLevels } from './use-unit-levels.ts'
import './unit-browser.css'

type UnitBrowserProps = {
  readonly chosen: string | undefined
  readonly onChoose: (unit: { readonly id: string; readonly name: string }) => void
  /** Undefined until something is expanded or collapsed. */
  readonly open: ReadonlySet<string> | undefined
  readonly onOpen: (open: ReadonlySet<string>) => void
  readonly onDrop?: ((id: string, onto: DropPlace, levels: Levels) => void) | undefined
  /** Shown instead of the tree when there are no units. */
  readonly empty?: ReactNode
}

/** The organisation tree with a search. A search result is shown in the tree. */
export function UnitBrowser({ empty, ...props }: UnitBrowserProps) {
  const { onOpen, onChoose } = props
  const t = useText(text).units
  const [searchText, setSearchText] = useState('')
  const { levels, open, isLoading, isError, refetch } = useUnitLevels(props.open)
  const isEmpty = !isLoading && !isError && levels.get('')?.length === 0

  function show(unit: Found) {
    setSearchText('')
    onOpen(new Set([...open, ...unit.trail.map(({ id }) => id)]))
    onChoose(unit)
  }

  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (isEmpty) return empty
  return (
    <div className="org-browser">
      <SearchBox key={searchText} placeholder={t.search} value={searchText} onSearch={setSearchText} />
      {searchText && <UnitSearch searchText={searchText} onChoose={show} />}
      {!searchText && (isLoading ? <Rows /> : <Units {...props} open={open} levels={levels} />)}
    </div>
  )
}

type UnitsProps = Omit<UnitBrowserProps, 'empty' | 'open'> & {
  readonly open: ReadonlySet<string>
  readonly levels: Levels
}

function Units({ levels, onChoose, onDrop, ...tree }: UnitsProps) {
  const t = useText(text).units
  return (
    <Tree
      {...tree}
      label={t.tree}
      nodes={nodesOf(levels)}
      onChoose={(id) => onChoose({ id, name: rowIn(levels, id)?.name ?? '' })}
      {...(onDrop && { onDrop: (id, onto) => onDrop(id, onto, levels) })}
    />
  )
}

const Rows = () => (
  <div className="org-rows">
    {['60%', '80%', '70%', '50%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
