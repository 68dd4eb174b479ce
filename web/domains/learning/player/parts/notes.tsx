import type { Result } from '@lyceum/contract/kit'
import { addNote, changeNote, listNotes, removeNote } from '@lyceum/contract/learning'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Icon } from '#ui/picture/icon'
import { formatClock } from '../format-clock.ts'
import { text } from '../text/index.ts'
import './notes.css'

type Note = Result<typeof addNote>

type NotesProps = {
  readonly modId: string
  readonly notes: readonly Note[]
  /** A recording has timestamps; notes of other modules have none. */
  readonly hasTime: boolean
  readonly clock: () => number
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onJump: (second: number) => void
}

/** Notes with the timestamp of the recording, written while it plays. */
export function Notes({ modId, notes, hasTime, clock, field, onJump }: NotesProps) {
  const t = useText(text)
  const [noteText, setNoteText] = useState('')
  const [hasMoment, setHasMoment] = useState(true)
  const [moment, setMoment] = useState<number>()
  const now = useMoment(clock)
  const add = useCommand(addNote, { refresh: [listNotes] })

  async function save() {
    const second = hasTime && hasMoment ? Math.floor(moment ?? clock()) : null
    await add.mutateAsync({ modId, words: noteText, second })
    setNoteText('')
    setMoment(undefined)
  }

  return (
    <div className="study-notes">
      <div className="study-note-writer">
        <textarea
          ref={field}
          value={noteText}
          maxLength={2000}
          aria-label={t.notes.content}
          placeholder={hasTime ? t.notes.at(formatClock(moment ?? now)) : t.notes.whole}
          // The timestamp is taken when writing begins, not when it ends.
          onFocus={() => setMoment((before) => before ?? clock())}
          onChange={({ target }) => setNoteText(target.value)}
        />
        <div>
          {hasTime && (
            <Checkbox checked={hasMoment} onChange={({ target }) => setHasMoment(target.checked)}>
              {t.notes.withTime}
            </Checkbox>
          )}
          <Button
            look="primary"
            disabled={noteText.trim() === ''}
            isBusy={add.isPending}
            onClick={() => void save()}
          >
            {t.notes.save}
          </Button>
        </div>
      </div>
      {notes.length === 0 && <p className="study-no-notes">{t.notes.empty}</p>}
      {notes.map((note) => (
        <NoteRow key={note.id} note={note} onJump={onJump} />
      ))}
    </div>
  )
}

/** The current position of the recording. */
function useMoment(clock: () => number): number {
  const [now, setNow] = useState(0)
  const latest = useRef(clock)
  useEffect(() => {
    latest.current = clock
  })
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(latest.current())), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}

function NoteRow({ note, onJump }: { readonly note: Note; readonly onJump: (second: number) => void }) {
  const t = useText(text)
  const zone = useZone()
  const [draft, setDraft] = useState<string>()
  const change = useCommand(changeNote, { refresh: [listNotes], awaitRefresh: true })
  const remove = useCommand(removeNote, { refresh: [listNotes] })
  const { id, second, words: noteText } = note

  async function save() {
    await change.mutateAsync({ id, second, words: draft ?? noteText })
    setDraft(undefined)
  }

  return (
    <article className="study-note">
      {second === null ? (
        <span />
      ) : (
        <button
          type="button"
          className="study-moment"
          aria-label={t.notes.jump(formatClock(second))}
          onClick={() => onJump(second)}
        >
          {formatClock(second)}
        </button>
      )}
      <div>
        {draft === undefined ? (
          <p>{noteText}</p>
        ) : (
          <textarea
            value={draft}
            maxLength={2000}
            aria-label={t.notes.content}
            onChange={({ target }) => setDraft(target.value)}
          />
        )}
        <div className="study-note-acts">
          <span>{shownTime(note.updatedAt, zone)}</span>
          {draft === undefined ? (
            <>
              <button type="button" onClick={() => setDraft(noteText)}>
                <Icon name="edit" size={14} />
                {t.notes.edit}
              </button>
              <button type="button" onClick={() => remove.mutate({ id })}>
                <Icon name="trash" size={14} />
                {t.notes.remove}
              </button>
            </>
          ) : (
            <>
              <button type="button" disabled={draft.trim() === ''} onClick={() => void save()}>
                {t.notes.save}
              </button>
              <button type="button" onClick={() => setDraft(undefined)}>
                {t.notes.cancel}
              </button>
            </>
          )}
        </div>
      </div>
    </article>
  )
}
