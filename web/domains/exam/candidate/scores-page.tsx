import { enterScores, getExamAnalysis, listCandidates, listExams } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Input } from '#ui/form/input'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { NumberBox } from '#ui/work/number-box'
import { type Column, Table } from '#ui/work/table'
import type { Exam } from '../setup/exam.ts'
import { ExamFrame } from '../setup/exam-frame.tsx'
import { type Candidate, scoreOf } from './candidate.ts'
import { SheetDrawer } from './sheet-drawer.tsx'
import { text } from './text/index.ts'
import './candidate.css'

/** The scores of an offline exam. */
export function ScoresPage() {
  return <ExamFrame tab="scores">{(exam) => <Scores exam={exam} />}</ExamFrame>
}

function Scores({ exam: { id } }: { readonly exam: Exam }) {
  const t = useText(text)
  const [after, setAfter] = useState('')
  const sheet = useScores(id)
  const found = useQuery(read(listCandidates, { id, after, pageSize: 100 }))
  const columns = useColumns(sheet)
  return (
    <>
      <Bar examId={id} sheet={sheet} />
      {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.isPending && <TableWaiting count={6} columns={4} />}
      {found.data && (
        <Table<Candidate>
          label={t.scores.title}
          columns={columns}
          rows={found.data.records}
          idOf={({ accountId }) => accountId}
          empty={<Empty kind="start" title={t.empty} hint={t.emptyHint} />}
        />
      )}
      <Onward label={t.title} after={after} next={found.data?.next} onGo={setAfter} />
    </>
  )
}

type Sheet = ReturnType<typeof useScores>

/** Typed scores until they are saved. */
function useScores(examId: string) {
  const t = useText(text).scores
  const [fullScore, setFullScore] = useState(100)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const enter = useCommand(enterScores, {
    refresh: [listCandidates, listExams, getExamAnalysis],
    awaitRefresh: true,
  })
  const scores = Object.entries(typed).flatMap(([accountId, typedScore]) => {
    const score = scoreOf(typedScore, fullScore)
    return typeof score === 'number' ? [{ accountId, score }] : []
  })
  return {
    fullScore,
    setFullScore,
    typed,
    type: (accountId: string, score: string) => setTyped({ ...typed, [accountId]: score }),
    count: scores.length,
    isWrong: Object.values(typed).some((typedScore) => scoreOf(typedScore, fullScore) === 'wrong'),
    isBusy: enter.isPending,
    save: () =>
      enter.mutate(
        { id: examId, fullScore, scores: scores.slice(0, 500) },
        {
          onSuccess: ({ entered }) => {
            setTyped({})
            showSuccess(t.saved(entered))
          },
        },
      ),
  }
}

function Bar({ examId, sheet }: { readonly examId: string; readonly sheet: Sheet }) {
  const t = useText(text).scores
  const [isImporting, setIsImporting] = useState(false)
  return (
    <div className="candidate-bar">
      <p className="exams-quiet">{t.lead}</p>
      <span className="exams-acts">
        <span className="candidate-full">
          {t.fullScore}
          <NumberBox
            label={t.fullScore}
            min={1}
            max={1000}
            unit={t.pointUnit}
            value={sheet.fullScore}
            onChange={(value) => sheet.setFullScore(value ?? 100)}
          />
        </span>
        <a
          className="ly-button ly-button-plain ly-button-medium"
          href={`/app/api/admin/exam/${examId}/score-sheet`}
        >
          <Icon name="download" size={16} />
          {t.sheet}
        </a>
        <Button onClick={() => setIsImporting(true)}>
          <Icon name="upload" size={16} />
          {t.import}
        </Button>
        <Button
          look="primary"
          disabled={sheet.count === 0 || sheet.isWrong}
          isBusy={sheet.isBusy}
          onClick={sheet.save}
        >
          {t.save(sheet.count)}
        </Button>
      </span>
      {isImporting && (
        <SheetDrawer examId={examId} fullScore={sheet.fullScore} onClose={() => setIsImporting(false)} />
      )}
    </div>
  )
}

function useColumns(sheet: Sheet): readonly Column<Candidate>[] {
  const t = useText(text)
  return [
    {
      name: 'name',
      title: t.columns.name,
      render: ({ name, userName }) => (
        <span className="exams-name">
          {name}
          <small>{userName}</small>
        </span>
      ),
    },
    { name: 'unit', title: t.columns.unit, render: ({ unitName }) => unitName || '–' },
    {
      name: 'state',
      title: t.columns.score,
      width: 160,
      render: ({ bestScore, isPassed }) =>
        bestScore === null ? (
          <span className="exams-quiet">–</span>
        ) : (
          <span className="candidate-best">
            <b>{bestScore}</b>
            <Tag tone={isPassed ? 'success' : 'error'}>{isPassed ? t.passed : t.failed}</Tag>
          </span>
        ),
    },
    {
      name: 'score',
      title: t.scores.score,
      width: 160,
      align: 'right',
      render: (candidate) => <ScoreField candidate={candidate} sheet={sheet} />,
    },
  ]
}

function ScoreField({ candidate, sheet }: { readonly candidate: Candidate; readonly sheet: Sheet }) {
  const t = useText(text).scores
  const { accountId, name, bestScore } = candidate
  const typed = sheet.typed[accountId] ?? ''
  const isWrong = scoreOf(typed, sheet.fullScore) === 'wrong'
  return (
    <span className="candidate-score">
      <Input
        aria-label={t.scoreOf(name)}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        placeholder={bestScore === null ? '' : String(bestScore)}
        onChange={({ target }) => sheet.type(accountId, target.value)}
      />
      {isWrong && <small>{t.wrong(sheet.fullScore)}</small>}
    </span>
  )
}
