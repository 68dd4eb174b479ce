import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Segmented } from '#ui/layout/segmented'
import { Drawer } from '#ui/overlay/drawer'
import { NamePicker } from '#ui/work/name-picker'
import { text } from '../text/index.ts'
import { mostPeople, needsWord } from './bulk-rules.ts'
import { Outcomes } from './outcomes.tsx'
import { type Bulk, useBulk } from './use-bulk.ts'

type BulkDrawerProps = { readonly courseId: string; readonly title: string; readonly onClose: () => void }

/** Enrols or withdraws many people: choose, preview, run, undo. */
export function BulkDrawer({ courseId, title, onClose }: BulkDrawerProps) {
  const t = useText(text).bulk
  const bulk = useBulk(courseId)
  return (
    <Drawer
      title={t.title}
      width={560}
      onClose={onClose}
      footer={bulk.done ? <Button onClick={onClose}>{t.close}</Button> : <Acts bulk={bulk} />}
    >
      <div className="bulk">
        <p className="learners-quiet">{title}</p>
        {!bulk.done && <Choice bulk={bulk} />}
        {bulk.preview && !bulk.done && <Looked bulk={bulk} preview={bulk.preview} />}
        {bulk.done && <Done bulk={bulk} done={bulk.done} />}
      </div>
    </Drawer>
  )
}

type PartProps = { readonly bulk: Bulk }

function Choice({ bulk: { act, people, choose } }: PartProps) {
  const t = useText(text).bulk
  return (
    <>
      <Segmented
        label={t.act}
        value={act}
        options={(['enrol', 'withdraw'] as const).map((value) => ({ value, title: t.acts[value] }))}
        onChoose={(next) => choose({ act: next })}
      />
      <Field label={t.people} hint={t.peopleHint(mostPeople.toLocaleString('en-US'))}>
        {({ id }) => (
          <NamePicker
            id={id}
            label={t.people}
            placeholder={t.find}
            kind="person"
            chosen={people}
            onChoose={(next) => choose({ people: next.slice(0, mostPeople) })}
          />
        )}
      </Field>
    </>
  )
}

function Acts({ bulk }: PartProps) {
  const t = useText(text).bulk
  const { act, people, preview, touched } = bulk
  if (!preview)
    return (
      <Button look="primary" disabled={people.length === 0} isBusy={bulk.isLooking} onClick={bulk.look}>
        {t.look}
      </Button>
    )
  return (
    <>
      <Button isBusy={bulk.isLooking} onClick={bulk.look}>
        {t.lookAgain}
      </Button>
      <Button look="primary" disabled={!bulk.mayGo} isBusy={bulk.isGoing} onClick={bulk.go}>
        {t.go[act](touched)}
      </Button>
    </>
  )
}

type LookedProps = PartProps & { readonly preview: NonNullable<Bulk['preview']> }

function Looked({ bulk, preview }: LookedProps) {
  const t = useText(text).bulk
  return (
    <section aria-label={t.previewTitle}>
      <h3>{t.previewTitle}</h3>
      <p className="learners-quiet">{t.previewHint}</p>
      <Outcomes act={bulk.act} preview={preview} isDone={false} />
      {needsWord(preview) && (
        <Checkbox checked={bulk.isSure} onChange={({ target }) => bulk.beSure(target.checked)}>
          {t.sure(bulk.touched)}
        </Checkbox>
      )}
    </section>
  )
}

type DoneProps = PartProps & { readonly done: NonNullable<Bulk['done']> }

function Done({ bulk, done }: DoneProps) {
  const t = useText(text).bulk
  const { undone, preview } = bulk
  if (undone)
    return (
      <Banner tone="info" isNews>
        {t.undone(undone.undone)}
        {undone.kept > 0 && t.unchanged(undone.kept)}
      </Banner>
    )
  return (
    <>
      <Banner
        tone="success"
        isNews
        action={
          <Button size="small" isBusy={bulk.isUndoing} onClick={bulk.undo}>
            {t.undo}
          </Button>
        }
      >
        {t.done[bulk.act](done.people)}
      </Banner>
      <p className="learners-quiet">{t.undoHint}</p>
      {preview && <Outcomes act={bulk.act} preview={preview} isDone />}
    </>
  )
}
