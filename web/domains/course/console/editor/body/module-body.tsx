import type { ModuleContent, ModuleOf } from '@lyceum/contract/course'
import { useState } from 'react'
import { useText } from '#lib/text'
import { DocumentEditor } from '#ui/document/document-editor'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { NumberBox } from '#ui/work/number-box'
import type { Editor } from '../editor.ts'
import { takesFile } from '../module-kinds.ts'
import { text } from '../text/index.ts'
import { FileBody } from './file-body.tsx'
import { Marks } from './marks.tsx'
import { SurveyBody } from './survey-body.tsx'
import { TestBody } from './test-body.tsx'
import './body.css'

type ModuleBodyProps = { readonly editor: Editor; readonly module: ModuleContent }

/** The editor of a module's content, by its kind. */
export function ModuleBody({ editor, module }: ModuleBodyProps) {
  if (module.type === 'URLVOD') return <LinkBody editor={editor} module={module} />
  if (module.type === 'ASS') return <TaskBody editor={editor} module={module} />
  if (module.type === 'TST') return <TestBody editor={editor} module={module} />
  if (module.type === 'ACE') return <SurveyBody editor={editor} module={module} />
  if (!takesFile(module)) return null
  return (
    <>
      <FileBody editor={editor} module={module} />
      {(module.type === 'VOD' || module.type === 'AUD') && <Marks editor={editor} module={module} />}
    </>
  )
}

type LinkBodyProps = { readonly editor: Editor; readonly module: ModuleOf<'URLVOD'> }

/** A link is saved once it is a complete address; until then it exists only in the field. */
function LinkBody({ editor, module }: LinkBodyProps) {
  const t = useText(text).module
  const [typed, setTyped] = useState(module.body.address)
  const isWrong = typed !== '' && !isAddress(typed)
  return (
    <Field label={t.address} isRequired hint={t.addressHint} error={isWrong ? t.addressWrong : undefined}>
      {(names) => (
        <Input
          {...names}
          type="url"
          value={typed}
          maxLength={500}
          disabled={editor.isLocked}
          placeholder="https://"
          onChange={({ target }) => {
            setTyped(target.value)
            const address = isAddress(target.value) ? target.value : ''
            if (address !== module.body.address) editor.changeModule(module, { body: { address } })
          }}
        />
      )}
    </Field>
  )
}

const isAddress = (typed: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(typed) && URL.canParse(typed)

type TaskBodyProps = { readonly editor: Editor; readonly module: ModuleOf<'ASS'> }

function TaskBody({ editor, module }: TaskBodyProps) {
  const t = useText(text).module
  const { body } = module
  return (
    <>
      <div className="ly-field">
        <span className="ly-field-label">{t.task}</span>
        <DocumentEditor
          label={t.task}
          tree={body.task}
          onChange={(task) => editor.changeModule(module, { body: { ...body, task } })}
          addressOf={editor.addressOf}
          onPicture={(file) => editor.bring(file, 'picture')}
          placeholder={t.taskHint}
          isLocked={editor.isLocked}
        />
      </div>
      <div className="editor-pair">
        <Field label={t.maxFiles}>
          {({ id }) => (
            <NumberBox
              id={id}
              label={t.maxFiles}
              min={1}
              max={10}
              isLocked={editor.isLocked}
              value={body.maxFiles}
              onChange={(maxFiles) =>
                editor.changeModule(module, { body: { ...body, maxFiles: maxFiles ?? 1 } })
              }
            />
          )}
        </Field>
      </div>
    </>
  )
}
