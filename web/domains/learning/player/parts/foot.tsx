import type { Result } from '@lyceum/contract/kit'
import type { getModule, getModuleTree } from '@lyceum/contract/learning'
import { useLocale, useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { missingParts, missingWords, type Stretch } from '../missing-parts.ts'
import { studyQuery } from '../study-query.ts'
import { text } from '../text/index.ts'

type FootProps = {
  readonly tree: Result<typeof getModuleTree>
  readonly module: Result<typeof getModule> | undefined
  readonly modId: string
  readonly percent: number
  readonly covered: readonly Stretch[]
}

/** What this module asks for, how much of it is there, what is missing, and the way on. */
export function Foot({ tree, module, modId, percent, covered }: FootProps) {
  const t = useText(text)
  const isVisitor = tree.appStatus === 'NOT_ENROLLED'
  const all = tree.chapters.flatMap(({ modules }) => modules)
  const next = all[all.findIndex((one) => one.modId === modId) + 1]
  return (
    <div className="study-foot">
      {module && <Asked module={module} percent={percent} covered={covered} />}
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

type AskedProps = Pick<FootProps, 'percent' | 'covered'> & { readonly module: Result<typeof getModule> }

function Asked({ module, percent, covered }: AskedProps) {
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
  if (!isMeasured) return <Wanted module={module} />
  return (
    <>
      <output>
        <Icon name="clock" size={16} />
        {t.threshold(threshold, percent)}
      </output>
      {size.unit === 'second' && percent > 0 && <Missing covered={covered} length={size.count} />}
    </>
  )
}

/** What has no length is done by what one does with it. */
function Wanted({ module: { type, requiredScore } }: Pick<AskedProps, 'module'>) {
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

function Missing({ covered, length }: Pick<FootProps, 'covered'> & { readonly length: number }) {
  const t = useText(text)
  const between = useLocale() === 'en-US' ? ', ' : '、'
  const missing = missingParts(covered, length)
  if (missing.length === 0) return null
  return <span className="study-missing">{t.missing(missingWords(missing, between))}</span>
}
