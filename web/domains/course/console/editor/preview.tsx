import type { ModuleContent } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { DocumentView } from '#ui/document/document-view'
import { Banner } from '#ui/feedback/banner'
import { Drawer } from '#ui/overlay/drawer'
import { Cover } from '#ui/picture/cover/cover'
import { Icon } from '#ui/picture/icon'
import { Portrait } from '#ui/picture/portrait'
import { Tag } from '#ui/status/tag'
import { modulesOf } from './edit-content.ts'
import type { Editor } from './editor.ts'
import { moduleIcons } from './module-kinds.ts'
import { useRuleText } from './rule/rule-text.ts'
import { text } from './text/index.ts'
import './preview.css'

type PreviewProps = { readonly editor: Editor; readonly onClose: () => void }

/** The draft as a learner would see it: summary, introduction, table of contents. */
export function Preview({ editor, onClose }: PreviewProps) {
  const t = useText(text)
  const { sheet } = editor.sheet
  const { content } = editor.draft
  const { cover } = sheet
  const lecturers = editor.namedAs('person', sheet.lecturers)
  return (
    <Drawer title={t.previewPage.title} width={860} onClose={onClose}>
      <Banner>{t.previewPage.lead}</Banner>
      <div className="preview-face">
        <Cover
          category={sheet.categoryId ?? ''}
          seed={String(cover.kind === 'drawn' ? cover.seed : 0)}
          picture={cover.kind === 'file' ? editor.addressOf(cover.fileId) : undefined}
        />
        <div>
          <h2>{sheet.title || t.outline.untitled}</h2>
          {sheet.summary && <p>{sheet.summary}</p>}
          <p className="preview-facts">
            {sheet.hours > 0 && <span>{t.previewPage.hours(String(sheet.hours))}</span>}
            {sheet.credits > 0 && <span>{t.previewPage.credits(String(sheet.credits))}</span>}
            <span>{t.outline.counts(content.chapters.length, modulesOf(content).length)}</span>
          </p>
          {lecturers.length > 0 && (
            <p className="preview-lecturers">
              {lecturers.map(({ id, name }) => (
                <span key={id}>
                  <Portrait name={name} picture="" seed={id} size={24} />
                  {name}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      {content.introduction.blocks.length > 0 ? (
        <DocumentView tree={content.introduction} addressOf={editor.addressOf} />
      ) : (
        <p className="editor-hint">{t.previewPage.noIntroduction}</p>
      )}
      <h3 className="preview-title">{t.previewPage.chapters}</h3>
      <ol className="preview-chapters">
        {content.chapters.map(({ title, modules }, at) => (
          // eslint-disable-next-line react/no-array-index-key -- chapters have no number of their own
          <li key={at}>
            <b>{title || t.outline.untitled}</b>
            <ul>
              {modules.map((module) => (
                <PreviewModule key={module.id} module={module} modules={modulesOf(content)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Drawer>
  )
}

type PreviewModuleProps = { readonly module: ModuleContent; readonly modules: readonly ModuleContent[] }

function PreviewModule({ module, modules }: PreviewModuleProps) {
  const t = useText(text)
  const needs = useRuleText(module.requires, modules)
  return (
    <li className="preview-module">
      <Icon name={moduleIcons[module.type]} size={16} />
      <span>
        {module.title || t.outline.untitled}
        {needs && (
          <small>
            <Icon name="lock" size={12} /> {t.previewPage.locked}
            {needs}
          </small>
        )}
      </span>
      {module.minutes > 0 && <em>{t.outline.minutes(module.minutes)}</em>}
      {module.isTrial && <Tag tone="brand">{t.previewPage.trial}</Tag>}
      <Tag>{module.isRequired ? t.previewPage.required : t.previewPage.optional}</Tag>
    </li>
  )
}
