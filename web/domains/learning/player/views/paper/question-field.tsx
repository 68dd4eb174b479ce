import type { Studied } from '@lyceum/contract/learning'
import { useText } from '#lib/text'
import { TextArea } from '#ui/form/text-area'
import { text } from '../../text/index.ts'
import type { Given } from './given-answer.ts'

type Question = Extract<Studied, { kind: 'questions' }>['questions'][number]

type QuestionFieldProps = {
  readonly question: Question
  readonly isTest: boolean
  readonly given: Given
  readonly onGive: (given: Given) => void
}

/** One question with its answer field. */
export function QuestionField({ question, isTest, given, onGive }: QuestionFieldProps) {
  const t = useText(text)
  const { key, type, stem, choices, score, isRequired } = question
  return (
    <li>
      <fieldset>
        <legend>
          {stem}
          <small>
            {t.test[type]}
            {isTest && score > 0 && ` · ${t.test.worth(score)}`}
            {isRequired && ` · ${t.test.required}`}
          </small>
        </legend>
        {type === 'text' && (
          <TextArea
            aria-label={t.test.answer}
            value={given.text}
            limit={4000}
            onChange={({ target }) => onGive({ choices: [], text: target.value })}
          />
        )}
        {type === 'rating' && (
          <div className="study-rating">
            {['1', '2', '3', '4', '5'].map((figure) => (
              <Option
                key={figure}
                name={key}
                type="radio"
                title={figure}
                isChosen={given.text === figure}
                onChoose={() => onGive({ choices: [], text: figure })}
              />
            ))}
          </div>
        )}
        {choices.map((choice) => (
          <Option
            key={choice.key}
            name={key}
            type={type === 'multiple' ? 'checkbox' : 'radio'}
            title={`${choice.key}. ${choice.text}`}
            isChosen={given.choices.includes(choice.key)}
            onChoose={() =>
              onGive({
                text: '',
                choices: type === 'multiple' ? toggled(given.choices, choice.key) : [choice.key],
              })
            }
          />
        ))}
      </fieldset>
    </li>
  )
}

const toggled = (chosen: readonly string[], key: string) =>
  chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key].toSorted()

type OptionProps = {
  readonly name: string
  readonly type: 'radio' | 'checkbox'
  readonly title: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Option({ name, type, title, isChosen, onChoose }: OptionProps) {
  return (
    <label className="study-option">
      <input type={type} name={name} checked={isChosen} onChange={onChoose} />
      <span>{title}</span>
    </label>
  )
}
