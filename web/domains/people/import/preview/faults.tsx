import { downloadImportFaults } from '@lyceum/contract/people'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Icon } from '#ui/picture/icon'
import type { OneImport } from '../import-state.ts'
import { text } from '../text/index.ts'

/** The rejected rows as a file to correct. */
export function Faults({ importRun: { id, state, counts } }: { readonly importRun: OneImport }) {
  const t = useText(text)
  if (counts.faulty === 0) return null
  const title = state === 'done' ? t.done.faulty(counts.faulty) : t.preview.faulty(counts.faulty)
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <a
          className="ly-button ly-button-plain ly-button-small"
          href={downloadImportFaults.path.replace(':id', id)}
          download
        >
          <Icon name="download" size={14} />
          {t.preview.download}
        </a>
      }
    >
      {t.preview.faultyHint}
    </Banner>
  )
}
