import type { Result } from '@lyceum/contract/kit'
import type { getModule, getModuleTree } from '@lyceum/contract/learning'
import { Fragment } from 'react'
import { useLocale, useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { formatClock } from '../format-clock.ts'
import { longestParts, missingParts, type Stretch } from '../missing-parts.ts'
import { nextModule } from '../next-module.ts'
import { studyQuery } from '../study-query.ts'
import { text } from '../text/index.ts'

type FootProps = {
  readonly tree: Result<typeof getModuleTree>
  readonly module: Result<typeof getModule> | undefined
  readonly modId: string
  readonly percent: number
  readonly covered: readonly Stretch[]
  readonly onJump: (second: number) => void
}

/** The requirement of this module, the progress, the missing parts, and the next module. */
export function Foot({ tree, module, modId, ...seen }: FootProps) {
  const t = useText(text)
  const isVisitor = tree.appStatus === 'NOT_ENROLLED'
  const next = nextModule(tree, modId)
  return (
    <div className="study-foot">
      {module && <Requirement module={module} {...seen} />}
      {module?.checksPresence && (
        <span>
          <Icon name="eye" size={16} />
          {t.checks}
        </span>
      )}
      {isVisitor && <ButtonLink to={`/course/detail?itmId=${tree.itmId}`}>{t.toCourse}</ButtonLink>}
      {next && !isVisitor && (
        <ButtonLink to={studyQuery.to({ itmId: tree.itmId, modId: next.modId })}>
          {t.next}
          <Icon name="arrow" size={16} />
        </ButtonLink>
      )}
    </div>
  )
}

type AskedProps = Pick<FootProps, 'percent' | 'covered' | 'onJump'> & {
  readonly module: Result<typeof getModule>
}

function Requirement({ module, percent, covered, onJump }: AskedProps) {
  const t = useText(text)
  const { size, threshold } = module
  const isMeasured = size.unit === 'second' || size.unit === 'page'
  const isReached = module.isDone || (isMeasured && percent >= threshold)
  if (isReached)
    return (
      <output>
        <Icon name="done" size={16} />
        {t.thresholdMet}
      </output>
    )
  if (!isMeasured) return <ScoreRequirement module={module} />
  return (
    <>
      <output>
        <Icon name="clock" size={16} />
        {t.threshold(threshold, percent)}
      </output>
      {size.unit === 'second' && percent > 0 && (
        <Missing covered={covered} length={size.count} onJump={onJump} />
      )}
    </>
  )
}

/** The requirement of a module without a length. */
function ScoreRequirement({ module: { type, requiredScore } }: Pick<AskedProps, 'module'>) {
  const t = useText(text)
  const byKind = new Map(Object.entries(t.asks)).get(type)
  if (byKind === undefined) return null
  return (
    <output>
      <Icon name="clock" size={16} />
      {requiredScore === null ? byKind : t.asksScore(requiredScore)}
    </output>
  )
}

type MissingProps = Pick<FootProps, 'covered' | 'onJump'> & { readonly length: number }

/** The longest unseen parts, each with a link. */
function Missing({ covered, length, onJump }: MissingProps) {
  const t = useText(text)
  const between = useLocale() === 'en-US' ? ', ' : '、'
  const missing = longestParts(missingParts(covered, length))
  if (missing.length === 0) return null
  return (
    <span className="study-missing">
      {t.missing}
      {missing.map(([from, to], at) => (
        <Fragment key={from}>
          {at > 0 && between}
          <button type="button" onClick={() => onJump(from)}>
            {`${formatClock(from)}–${formatClock(to)}`}
          </button>
        </Fragment>
      ))}
    </span>
  )
}
