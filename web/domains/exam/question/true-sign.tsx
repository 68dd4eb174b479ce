import { Icon } from '#ui/picture/icon'

/** The tick or the cross before “true” and “false”: drawn, for the signs of fonts differ in height and weight. */
export const TrueSign = ({ isTrue }: { readonly isTrue: boolean }) => (
  <Icon name={isTrue ? 'check' : 'close'} size={14} />
)
