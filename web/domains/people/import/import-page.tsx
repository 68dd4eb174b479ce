import { downloadImportTemplate } from '@lyceum/contract/people'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Tabs } from '#ui/layout/tabs'
import { Icon } from '#ui/picture/icon'
import { DirectoryTab } from './directory/directory-tab.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ScimTab } from './scim/scim-tab.tsx'
import { text } from './text/index.ts'
import { UploadList } from './upload-list.tsx'
import './import-page.css'

const names = ['file', 'directory', 'scim'] as const

/** Imports people from a file, a directory, or an identity provider. */
export function ImportPage() {
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const current = names.find((name) => name === search.get('tab')) ?? 'file'
  usePageTitle(t.title)

  return (
    <>
      <header className="import-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {current === 'file' && (
          <a
            className="ly-button ly-button-plain ly-button-medium"
            href={downloadImportTemplate.path}
            download
          >
            <Icon name="download" size={16} />
            {t.template}
          </a>
        )}
      </header>
      <Tabs
        label={t.tabs.label}
        tabs={names.map((name) => ({ name, title: t.tabs[name] }))}
        current={current}
        onChoose={(name) => setSearch(name === 'file' ? {} : { tab: name }, { replace: true })}
      >
        {current === 'file' && (
          <>
            <UploadList />
            <EarlierImports title={t.earlier} />
          </>
        )}
        {current === 'directory' && <DirectoryTab />}
        {current === 'scim' && <ScimTab />}
      </Tabs>
    </>
  )
}
