import {
  commitQuestionImport,
  discardQuestionImport,
  downloadQuestionFaults,
  getQuestionImport,
  listQuestionImports,
} from '@lyceum/contract/exam'
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

/** What an import would write, before it does. */
export function ImportPreview({ one }: { readonly one: Result<typeof getQuestionImport> }) {
  const t = useText(text)
  const [takesTwins, setTakesTwins] = useState(false)
  const commit = useCommand(commitQuestionImport, refresh)
  const discard = useCommand(discardQuestionImport, refresh)
  const { id, total, fit, faulty, twins } = one
  const count = fit + (takesTwins ? twins : 0)
  return (
    <>
      <StatRow>
        <Stat label={t.total} value={total} unit={t.unit} />
        <Stat label={t.kinds.fit} value={fit} unit={t.unit} />
        <Stat label={t.kinds.faulty} value={faulty} unit={t.unit} />
        <Stat label={t.kinds.twin} value={twins} unit={t.unit} />
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
        {twins > 0 && (
          <Banner title={t.twins(twins)}>
            {t.twinsHint}
            <Checkbox checked={takesTwins} onChange={() => setTakesTwins(!takesTwins)}>
              {t.takeTwins}
            </Checkbox>
          </Banner>
        )}
      </div>
      <p className="bank-import-acts">
        {count > 0 ? (
          <Button look="primary" isBusy={commit.isPending} onClick={() => commit.mutate({ id, takesTwins })}>
            {t.commit(count)}
          </Button>
        ) : (
          <span>{t.nothing}</span>
        )}
        <Button look="quiet" isBusy={discard.isPending} onClick={() => discard.mutate({ id })}>
          {t.discard}
        </Button>
      </p>
      <ImportRows one={one} kinds={['faulty', 'twin', 'fit']} />
    </>
  )
}
