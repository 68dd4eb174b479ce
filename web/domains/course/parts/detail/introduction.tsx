import { getFile } from '@lyceum/contract/file'
import type { DocumentBlock, DocumentRun } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { numbered } from '../../numbered.ts'
import { text } from '../../text/index.ts'
import type { Course } from './course.ts'
import './introduction.css'

/** What its author wrote about a course: a tree of known parts, each drawn by its component. */
export function Introduction({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const { blocks } = course.introduction
  if (blocks.length === 0 && course.summary === '') return <Empty kind="course" title={t.noIntroduction} />
  return (
    <div className="course-introduction">
      {course.summary !== '' && <p className="course-summary">{course.summary}</p>}
      {numbered(blocks).map(({ place, it }) => (
        <Block key={place} block={it} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: DocumentBlock }) {
  if (block.kind === 'heading') return <Heading level={block.level} runs={block.runs} />
  if (block.kind === 'paragraph') return <p>{runsOf(block.runs)}</p>
  if (block.kind === 'quote') return <blockquote>{runsOf(block.runs)}</blockquote>
  if (block.kind === 'code') return <pre>{block.text}</pre>
  if (block.kind === 'line') return <hr />
  if (block.kind === 'image') return <Picture fileId={block.fileId} alt={block.alt} />
  return <Grouped block={block} />
}

function Heading({ level, runs }: { readonly level: number; readonly runs: readonly DocumentRun[] }) {
  return level === 2 ? <h2>{runsOf(runs)}</h2> : <h3>{runsOf(runs)}</h3>
}

function Grouped({ block }: { readonly block: DocumentBlock }) {
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List>
        {numbered(block.items).map(({ place, it: { depth, runs } }) => (
          <li key={place} style={{ marginLeft: depth * 20 }}>
            {runsOf(runs)}
          </li>
        ))}
      </List>
    )
  }
  if (block.kind !== 'table') return null
  return (
    <table>
      <tbody>
        {numbered(block.rows).map(({ place, it: row }) => (
          <tr key={place}>
            {numbered(row).map(({ place: column, it: cell }) => {
              const Cell = block.hasHead && row === block.rows[0] ? 'th' : 'td'
              return <Cell key={column}>{runsOf(cell)}</Cell>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Picture({ fileId, alt }: { readonly fileId: string; readonly alt: string }) {
  const { data } = useQuery({ ...read(getFile, { id: fileId }), staleTime: 300_000, meta: { quiet: true } })
  return data ? <img src={data.url} alt={alt} loading="lazy" /> : null
}

const marked = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

const runsOf = (runs: readonly DocumentRun[]): ReactNode =>
  numbered(runs).map(({ place, it }) => <Run key={place} run={it} />)

function Run({ run }: { readonly run: DocumentRun }) {
  const inner = (run.marks ?? []).reduce<ReactNode>((words, mark) => {
    const Mark = marked[mark]
    return <Mark>{words}</Mark>
  }, run.text)
  if (run.link === undefined) return inner
  return (
    <a className="ly-link" href={run.link} target="_blank" rel="noreferrer noopener">
      {inner}
    </a>
  )
}
