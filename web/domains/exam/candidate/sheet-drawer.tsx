import {
  checkScoreSheet,
  enterScores,
  getExamAnalysis,
  listCandidates,
  listExams,
} from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { FileUploadZone, upload } from '#domains/file'
import { call, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { Icon } from '#ui/picture/icon'
import { type Column, Table } from '#ui/work/table'
import { inSteps } from './candidate.ts'
import { text } from './text/index.ts'

type Checked = Result<typeof checkScoreSheet>
type Row = Checked['rows'][number]

type SheetDrawerProps = {
  readonly examId: string
  readonly fullScore: number
  readonly onClose: () => void
}

/** Imports a sheet of scores: preview row by row, then the valid rows are saved. */
export function SheetDrawer(props: SheetDrawerProps) {
  const t = useText(text).scores
  const sheet = useSheet(props)
  const { found, right } = sheet
  return (
    <Drawer
      title={t.importTitle}
      width={680}
      onClose={props.onClose}
      footer={
        found && (
          <>
            <Button onClick={sheet.reset}>{t.other}</Button>
            <Button
              look="primary"
              disabled={right.length === 0}
              isBusy={sheet.isEntering}
              onClick={sheet.enter}
            >
              {t.enter(right.length)}
            </Button>
          </>
        )
      }
    >
      <div className="candidate-form">
        {!found && !sheet.isReading && (
          <FileUploadZone hint={t.importHint} accept=".xlsx,.csv" onFiles={sheet.take} />
        )}
        {sheet.isReading && <TableWaiting count={5} columns={4} />}
        {found && <Found found={found} right={right.length} faults={sheet.faults} />}
      </div>
    </Drawer>
  )
}

function useSheet({ examId, fullScore, onClose }: SheetDrawerProps) {
  const t = useText(text).scores
  const [isReading, setIsReading] = useState(false)
  const [read, setRead] = useState<{ fileId: string; found: Checked }>()
  const enter = useCommand(enterScores, { refresh: [listCandidates, listExams, getExamAnalysis] })
  const right = (read?.found.rows ?? []).flatMap(({ accountId, score, problem }) =>
    problem === null && accountId !== null && score !== null ? [{ accountId, score }] : [],
  )

  async function look(file: File) {
    setIsReading(true)
    try {
      const { id: fileId } = await upload(file, 'import')
      setRead({ fileId, found: await call(checkScoreSheet, { id: examId, fileId, fullScore }) })
    } catch (error) {
      report(error)
    } finally {
      setIsReading(false)
    }
  }

  async function enterAll() {
    for (const scores of inSteps(right))
      await enter.mutateAsync({ id: examId, fullScore, scores: [...scores] })
    onClose()
    showSuccess(t.saved(right.length))
  }

  const address = `/app/api/admin/exam/${examId}/score-sheet/${read?.fileId ?? ''}/faults?fullScore=${fullScore}`
  return {
    isReading,
    found: read?.found,
    right,
    faults: address,
    isEntering: enter.isPending,
    take: ([file]: readonly File[]) => void (file && look(file)),
    reset: () => setRead(undefined),
    enter: () => void enterAll().catch(() => undefined),
  }
}

type FoundProps = { readonly found: Checked; readonly right: number; readonly faults: string }

function Found({ found: { rows, faulty }, right, faults }: FoundProps) {
  const t = useText(text).scores
  const columns = useColumns()
  return (
    <>
      <Banner
        tone={faulty > 0 ? 'warning' : 'success'}
        action={
          faulty > 0 && (
            <a className="ly-button ly-button-plain ly-button-small" href={faults}>
              <Icon name="download" size={14} />
              {t.faults}
            </a>
          )
        }
      >
        {t.found(right, faulty)}
      </Banner>
      <Table<Row>
        label={t.importTitle}
        isDense
        columns={columns}
        rows={rows.toSorted((row, other) => Number(row.problem === null) - Number(other.problem === null))}
        idOf={({ line }) => String(line)}
      />
    </>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useText(text).scores
  return [
    { name: 'line', title: t.columns.line, width: 56, render: ({ line }) => line },
    { name: 'who', title: t.columns.who, render: ({ name, userName }) => name || userName },
    { name: 'score', title: t.columns.score, width: 80, align: 'right', render: ({ score }) => score ?? '–' },
    {
      name: 'problem',
      title: t.columns.problem,
      width: 180,
      render: ({ problem }) => problem && <span className="candidate-faulty">{t.problems[problem]}</span>,
    },
  ]
}
