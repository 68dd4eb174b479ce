import {
  commitQuestionImport,
  discardQuestionImport,
  downloadQuestionFaults,
  getQuestionImport,
  listQuestionImports,
} from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Icon } from '#ui/picture/icon'
import { ImportRows } from './import-rows.tsx'
import { text } from './text/index.ts'

const refresh = { refresh: [getQuestionImport, listQuestionImports] }

/** What an import would write. */
export function ImportPreview({ importRun }: { readonly importRun: Result<typeof getQuestionImport> }) {
  const t = useText(text)
  const [includesDuplicates, setIncludesDuplicates] = useState(false)
  const commit = useCommand(commitQuestionImport, refresh)
  const discard = useCommand(discardQuestionImport, refresh)
  const { id, total, fit, faulty, twins: duplicates } = importRun
  const count = fit + (includesDuplicates ? duplicates : 0)
  return (
    <>
      <StatRow>
        <Stat label={t.total} value={total} unit={t.unit} />
        <Stat label={t.kinds.fit} value={fit} unit={t.unit} />
        <Stat label={t.kinds.faulty} value={faulty} unit={t.unit} />
        <Stat label={t.kinds.twin} value={duplicates} unit={t.unit} />
      </StatRow>
      <div className="bank-import-notes">
        {faulty > 0 && (
          <Banner
            tone="warning"
            title={t.faulty(faulty)}
            action={
              <a
                className="ly-button ly-button-plain ly-button-small"
                href={downloadQuestionFaults.path.replace(':id', id)}
                download
              >
                <Icon name="download" size={14} />
                {t.faults}
              </a>
            }
          >
            {t.faultyHint}
          </Banner>
        )}
        {duplicates > 0 && (
          <Banner title={t.duplicates(duplicates)}>
            {t.duplicatesHint}
            <Checkbox
              checked={includesDuplicates}
              onChange={() => setIncludesDuplicates(!includesDuplicates)}
            >
              {t.includeDuplicates}
            </Checkbox>
          </Banner>
        )}
      </div>
      <p className="bank-import-acts">
        {count > 0 ? (
          <Button
            look="primary"
            isBusy={commit.isPending}
            onClick={() => commit.mutate({ id, takesTwins: includesDuplicates })}
          >
            {t.commit(count)}
          </Button>
        ) : (
          <span>{t.nothing}</span>
        )}
        <Button look="quiet" isBusy={discard.isPending} onClick={() => discard.mutate({ id })}>
          {t.discard}
        </Button>
      </p>
      <ImportRows importRun={importRun} kinds={['faulty', 'twin', 'fit']} />
    </>
  )
}
