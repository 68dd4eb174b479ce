import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { useManages } from '../use-manages.ts'
import { CatalogueDialog, type OpenDialog } from './catalogue-dialog.tsx'
import { FamilyTab } from './family-tab.tsx'
import { GradeTab } from './grade-tab.tsx'
import { PositionTab } from './position-tab.tsx'
import { type Catalogue, useCatalogue, useCatalogueChanges } from './use-catalogue.ts'
import './positions-page.css'

const tabNames = ['positions', 'families', 'grades'] as const
type TabName = (typeof tabNames)[number]

const newOne: Readonly<Record<TabName, OpenDialog>> = {
  positions: { is: 'position' },
  families: { is: 'family', parentId: null },
  grades: { is: 'grade' },
}

/** Positions, their families, and grades. */
export function PositionsPage() {
  const t = useText(text).positions
  const [params, setParams] = useSearchParams()
  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'positions'
  const { catalogue, isError, refetch } = useCatalogue()
  const changes = useCatalogueChanges()
  const mayChange = useManages()
  const [dialog, setDialog] = useState<OpenDialog>()
  usePageTitle(t.title)
  const addLabels = { positions: t.addPosition, families: t.addFamily, grades: t.addGrade }

  return (
    <>
      <header className="org-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {mayChange && (
          <Button look="primary" onClick={() => setDialog(newOne[tab])}>
            <Icon name="plus" size={16} />
            {addLabels[tab]}
          </Button>
        )}
      </header>
      {isError && <ErrorPanel onRetry={refetch} />}
      {!isError && !catalogue && <Skeleton width="60%" />}
      {catalogue && (
        <Tables
          tab={tab}
          catalogue={catalogue}
          mayChange={mayChange}
          onOpen={setDialog}
          onTab={(name) => setParams({ tab: name }, { replace: true })}
        />
      )}
      {dialog && (
        <CatalogueDialog
          dialog={dialog}
          families={catalogue?.families ?? []}
          changes={changes}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

type TablesProps = {
  readonly tab: TabName
  readonly catalogue: Catalogue
  readonly mayChange: boolean
  readonly onOpen: (dialog: OpenDialog) => void
  readonly onTab: (name: TabName) => void
}

function Tables({ tab, catalogue, onTab, ...table }: TablesProps) {
  const t = useText(text).positions
  const { positions, families, grades } = catalogue
  return (
    <Tabs
      label={t.title}
      current={tab}
      onChoose={onTab}
      tabs={tabNames.map((name) => ({ name, title: t.tabs[name], count: catalogue[name].length }))}
    >
      <div className="org-tab">
        {tab === 'positions' && <PositionTab {...table} positions={positions} families={families} />}
        {tab === 'families' && <FamilyTab {...table} families={families} />}
        {tab === 'grades' && <GradeTab {...table} grades={grades} />}
      </div>
    </Tabs>
  )
}
