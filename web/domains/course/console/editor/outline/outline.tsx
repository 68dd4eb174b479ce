import { addCourseModule, type ModuleType } from '@lyceum/contract/course'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { addedTo, moduleIn, modulesOf, newModule } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'
import { ModuleForm } from './module-form.tsx'
import { ModuleRules } from './module-rules.tsx'
import { OutlineTree } from './outline-tree.tsx'
import './outline.css'

/** The table of contents on the left, the chosen module in the middle, its rules on the right. */
export function Outline({ editor }: { readonly editor: Editor }) {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const add = useCommand(addCourseModule)
  const [fresh, setFresh] = useState<string>()
  const { draft, course } = editor
  const chosen = moduleIn(draft.content, params.get('module') ?? undefined)
  const form = useRef<HTMLElement>(null)
  const choose = (moduleId: string | undefined) => {
    form.current?.scrollIntoView()
    setParams({ step: 'outline', ...(moduleId ? { module: moduleId } : {}) }, { replace: true })
  }

  async function addModule(at: number, type: ModuleType) {
    const { moduleId } = await add.mutateAsync({ id: course.id, type })
    draft.change((content) => addedTo(content, at, newModule(moduleId, type, '')))
    setFresh(moduleId)
    choose(moduleId)
  }

  return (
    <div className="editor-outline">
      <OutlineTree
        editor={editor}
        chosen={chosen?.id}
        onChoose={choose}
        onAdd={(at, type) => void addModule(at, type).catch(() => {})}
      />
      <section className="outline-main" ref={form} aria-label={chosen?.title || t.outline.title}>
        {chosen ? (
          <ModuleForm
            key={chosen.id}
            editor={editor}
            module={chosen}
            isFresh={chosen.id === fresh}
            onGone={() => choose(undefined)}
          />
        ) : (
          <NoneChosen editor={editor} />
        )}
      </section>
      <aside className="outline-rules" aria-label={t.rules.study}>
        {chosen && <ModuleRules key={chosen.id} editor={editor} module={chosen} />}
      </aside>
    </div>
  )
}

/** What to do next; without a chapter the table of contents shows it. */
function NoneChosen({ editor: { draft } }: { readonly editor: Editor }) {
  const t = useText(text).outline
  const [first] = draft.content.chapters
  if (!first) return null
  const isBare = modulesOf(draft.content).length === 0
  return (
    <Empty
      kind="start"
      title={isBare ? t.first(first.title || t.untitled) : t.choose}
      hint={isBare ? t.firstHint : t.chooseHint}
    />
  )
}
