import { type ModuleType, moduleTypes } from '@lyceum/contract/course'
import { type ReactNode, useState } from 'react'
import { useText } from '#lib/text'
import { IconButton } from '#ui/form/icon-button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Menu } from '#ui/overlay/menu'
import { Popover } from '#ui/overlay/popover'
import { Icon } from '#ui/picture/icon'
import { withChapter, withoutChapter } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import { moduleIcons } from '../module-kinds.ts'
import { text } from '../text/index.ts'

type ChapterLineProps = {
  readonly editor: Editor
  readonly at: number
  readonly grip: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onAdd: (type: ModuleType) => void
}

/** The heading of a chapter: its name, its size, and what can be added to it. */
export function ChapterLine({ editor, at, grip, isOpen, onToggle, onAdd }: ChapterLineProps) {
  const t = useText(text).outline
  const [isNaming, setIsNaming] = useState(false)
  const { draft, isLocked } = editor
  const chapter = draft.content.chapters[at]
  if (!chapter) return null
  const name = chapter.title || t.untitled
  const weight = Math.round(chapter.modules.reduce((sum, module) => sum + module.weight, 0) * 100) / 100
  return (
    <div className="outline-chapter">
      {grip}
      <IconButton
        icon={isOpen ? 'down' : 'right'}
        size="small"
        label={isOpen ? t.close(name) : t.open(name)}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
      {isNaming ? (
        <ChapterName
          title={chapter.title}
          onName={(title) => {
            setIsNaming(false)
            draft.change((content) => withChapter(content, at, title))
          }}
        />
      ) : (
        <b className="ly-clamp-1" title={name} onDoubleClick={() => !isLocked && setIsNaming(true)}>
          {name}
        </b>
      )}
      <em>
        {weight > 0
          ? t.chapterWeights(chapter.modules.length, weight)
          : t.chapterModules(chapter.modules.length)}
      </em>
      {!isLocked && (
        <>
          <AddModule name={name} onAdd={onAdd} />
          <ChapterMenu editor={editor} at={at} name={name} onRename={() => setIsNaming(true)} />
        </>
      )}
    </div>
  )
}

type ChapterNameProps = { readonly title: string; readonly onName: (title: string) => void }

function ChapterName({ title, onName }: ChapterNameProps) {
  const t = useText(text).outline
  const [typed, setTyped] = useState(title)
  return (
    <input
      className="outline-naming"
      aria-label={t.chapterName}
      // The user has just asked to name it.
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the field stands in the place of what was pressed
      autoFocus
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onName(typed.trim())}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onName(typed.trim())
        if (key === 'Escape') onName(title)
      }}
    />
  )
}

type AddModuleProps = { readonly name: string; readonly onAdd: (type: ModuleType) => void }

/** The nine kinds of module, each with its purpose. */
function AddModule({ name, onAdd }: AddModuleProps) {
  const t = useText(text)
  return (
    <Popover
      label={t.outline.addModuleTo(name)}
      width={420}
      renderButton={(opener) => (
        <IconButton icon="plus" size="small" label={t.outline.addModuleTo(name)} {...opener} />
      )}
    >
      <div className="outline-kinds">
        {moduleTypes.map((type) => (
          <button key={type} type="button" data-closes onClick={() => onAdd(type)}>
            <i>
              <Icon name={moduleIcons[type]} size={16} />
            </i>
            <span>
              <b>{t.types[type]}</b>
              <small>{t.typeHints[type]}</small>
            </span>
          </button>
        ))}
      </div>
    </Popover>
  )
}

type ChapterMenuProps = {
  readonly editor: Editor
  readonly at: number
  readonly name: string
  readonly onRename: () => void
}

function ChapterMenu({ editor: { draft }, at, name, onRename }: ChapterMenuProps) {
  const t = useText(text).outline
  const [isAsked, setIsAsked] = useState(false)
  const modules = draft.content.chapters[at]?.modules.length ?? 0
  const remove = () => draft.change((content) => withoutChapter(content, at))
  return (
    <>
      <Menu
        label={t.chapterActs(name)}
        align="end"
        items={[
          { id: 'rename', title: t.rename, icon: 'edit', onChoose: onRename },
          {
            id: 'remove',
            title: t.removeChapter,
            icon: 'trash',
            isDanger: true,
            onChoose: () => (modules > 0 ? setIsAsked(true) : remove()),
          },
        ]}
        renderButton={(opener) => (
          <IconButton icon="dots" size="small" label={t.chapterActs(name)} {...opener} />
        )}
      />
      {isAsked && (
        <ConfirmDialog
          title={t.removeChapterTitle(name)}
          confirm={t.removeChapter}
          isDanger
          onClose={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false)
            remove()
          }}
        >
          <p>{t.removeChapterHint(modules)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
