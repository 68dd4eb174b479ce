import type { ModuleType } from '@lyceum/contract/course'
import { useState } from 'react'
import { useLocale, useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Sortable } from '#ui/tree/sortable'
import { type Line, linesOf, modulesOf, reordered } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'
import { ChapterLine } from './chapter-line.tsx'
import { ModuleLine } from './module-line.tsx'
import { chapterNumber } from './chapter-number.ts'

type OutlineTreeProps = {
  readonly editor: Editor
  readonly chosen: string | undefined
  readonly onChoose: (moduleId: string | undefined) => void
  readonly onAdd: (at: number, type: ModuleType) => void
}

const idOf = (line: Line) => (line.is === 'chapter' ? `chapter ${line.at}` : line.module.id)

/** Chapters and their modules, sortable. */
export function OutlineTree({ editor, chosen, onChoose, onAdd }: OutlineTreeProps) {
  const t = useText(text).outline
  const locale = useLocale()
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const { draft, isLocked } = editor
  const { content } = draft
  const lines = linesOf(content, closed)

  function toggle(at: number) {
    const next = new Set(closed)
    if (!next.delete(at)) next.add(at)
    setClosed(next)
  }

  const addChapter = () =>
    draft.change((old) => ({
      ...old,
      chapters: [
        ...old.chapters,
        { title: t.newChapter(chapterNumber(old.chapters.length + 1, locale)), modules: [] },
      ],
    }))

  return (
    <section className="outline-tree" aria-label={t.title}>
      <header>
        <div>
          <h2>{t.title}</h2>
          <small>{t.counts(content.chapters.length, modulesOf(content).length)}</small>
        </div>
        {!isLocked && (
          <Button size="small" aria-label={t.addChapterLabel} onClick={addChapter}>
            <Icon name="plus" size={14} />
            {t.addChapter}
          </Button>
        )}
      </header>
      {lines.length === 0 && <Empty kind="start" title={t.empty} hint={t.emptyHint} />}
      <Sortable
        items={lines}
        idOf={idOf}
        nameOf={(line) => (line.is === 'chapter' ? line.title : line.module.title) || t.untitled}
        isLocked={isLocked}
        onOrder={(next, moved) => {
          if (moved.is === 'chapter') setClosed(new Set())
          draft.change((old) => reordered(old, next, moved))
        }}
      >
        {(line, grip) =>
          line.is === 'chapter' ? (
            <ChapterLine
              editor={editor}
              at={line.at}
              grip={grip}
              isOpen={!closed.has(line.at)}
              onToggle={() => toggle(line.at)}
              onAdd={(type) => onAdd(line.at, type)}
            />
          ) : (
            <ModuleLine
              module={line.module}
              faults={draft.faults.filter(({ moduleId }) => moduleId === line.module.id)}
              grip={grip}
              isChosen={line.module.id === chosen}
              onChoose={() => onChoose(line.module.id)}
            />
          )
        }
      </Sortable>
    </section>
  )
}
