import { useText } from '#lib/text'
import { text } from './text/index.ts'
import type { Answer } from './use-marking.ts'

/** A written or spoken answer, anonymous. */
export function GivenAnswer({ answer: { value, address } }: { readonly answer: Answer }) {
  const t = useText(text)
  if (value?.type === 'ES' && value.text.trim() !== '')
    return (
      <section className="grading-words" aria-label={t.answer}>
        {value.text}
      </section>
    )
  if (value?.type !== 'SR' || value.fileId === null) return <p className="exams-quiet">{t.noAnswer}</p>
  if (address === '') return <p className="exams-quiet">{t.noRecording}</p>
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- an answer; nobody has written down what was said
  return <audio key={address} className="grading-audio" controls src={address} aria-label={t.recording} />
}
