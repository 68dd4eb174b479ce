import { Icon } from '#ui/picture/icon'

/** The tick or cross before “true” and “false”: an SVG, because font glyphs differ in height and weight. */
export const TrueSign = ({ isTrue }: { readonly isTrue: boolean }) => (
  <Icon name={isTrue ? 'check' : 'close'} size={14} />
)
