import { downloadQuestionTemplate } from '@lyceum/contract/question'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { EarlierImports } from './earlier-imports.tsx'
import { text } from './text/index.ts'
import { UploadQuestions } from './upload-questions.tsx'
import './import.css'

/** Imports questions from a sheet, GIFT or QTI. */
export function ImportPage() {
  const t = useText(text)
  usePageTitle(t.title)
  return (
    <>
      <header className="bank-import-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <a
          className="ly-button ly-button-plain ly-button-medium"
          href={downloadQuestionTemplate.path}
          download
        >
          <Icon name="download" size={16} />
          {t.template}
        </a>
      </header>
      <UploadQuestions />
      <EarlierImports />
    </>
  )
}
