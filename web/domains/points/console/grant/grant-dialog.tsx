import { FileUploadZone } from '#domains/file'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { Modal } from '#ui/layout/modal'
import { Segmented } from '#ui/layout/segmented'
import { GrantFound } from './grant-preview.tsx'
import { text } from './text/index.ts'
import { type Grant, useGrant } from './use-grant.ts'

/** Grants points to a list of people: preview first, then confirm. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text).dialog
  const grant = useGrant()
  const { outcome } = grant

  async function go() {
    if (!outcome) return
    const { people } = await grant.go(outcome)
    showSuccess(t.done(people.toLocaleString('en-US')))
    onClose()
  }

  return (
    <Modal
      title={t.title}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button look={outcome ? 'plain' : 'primary'} isBusy={grant.isLooking} onClick={grant.look}>
            {outcome ? t.lookAgain : t.look}
          </Button>
          {outcome && outcome.people > 0 && (
            <Button look="primary" isBusy={grant.isGoing} onClick={() => void go().catch(() => undefined)}>
              {t.go(outcome.people.toLocaleString('en-US'))}
            </Button>
          )}
        </>
      }
    >
      <GrantFields grant={grant} />
      {outcome && <GrantFound outcome={outcome} />}
    </Modal>
  )
}

type PartProps = { readonly grant: Grant }

function ListField({ grant }: PartProps) {
  const t = useText(text).dialog
  const { input, wrong, change } = grant
  const error = wrong?.list ? t.listWrong : undefined
  if (input.source === 'typed')
    return (
      <Field label={t.list} isRequired hint={t.listHint} error={error}>
        {(names) => (
          <TextArea
            {...names}
            rows={6}
            placeholder={t.listSample}
            value={input.list}
            onChange={({ target }) => change({ list: target.value })}
          />
        )}
      </Field>
    )
  return (
    <div>
      <FileUploadZone
        hint={input.file ? t.chosen(input.file.name) : t.fileHint}
        accept=".xlsx,.csv"
        isDisabled={grant.isSending}
        onFiles={([file]) => void grant.send(file)}
      />
      {error && <p className="ly-field-error">{error}</p>}
    </div>
  )
}

function GrantFields({ grant }: PartProps) {
  const t = useText(text).dialog
  const { input, wrong, change } = grant
  return (
    <div className="grants-form">
      <Segmented
        label={t.source}
        value={input.source}
        options={(['typed', 'file'] as const).map((value) => ({ value, title: t.sources[value] }))}
        onChoose={(source) => change({ source })}
      />
      <ListField grant={grant} />
      <div className="grants-pair">
        <Field label={t.amount} hint={t.amountHint} error={wrong?.amount ? t.amountWrong : undefined}>
          {(names) => (
            <Input
              {...names}
              inputMode="numeric"
              maxLength={8}
              value={input.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          )}
        </Field>
        <Field
          label={t.reason}
          isRequired
          hint={t.reasonHint}
          error={wrong?.reason ? t.reasonWrong : undefined}
        >
          {(names) => (
            <Input
              {...names}
              maxLength={200}
              value={input.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
