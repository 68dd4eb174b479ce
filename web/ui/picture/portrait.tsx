import './portrait.css'

type PortraitProps = { readonly name: string; readonly picture: string; readonly size: 32 | 36 | 56 }

/** A person's picture; until there is one, the first character of the name in its own gate. */
export function Portrait({ name, picture, size }: PortraitProps) {
  return (
    <span className={`ly-portrait ly-portrait-${size}`} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : initialOf(name)}
    </span>
  )
}

/** In Chinese the given name is the friendlier part; a Latin name begins with its first letter. */
function initialOf(name: string): string {
  const letters = Array.from(name.trim())
  const isChinese = /^\p{Script=Han}+$/u.test(name.trim())
  return (isChinese ? letters.at(-1) : letters[0]?.toUpperCase()) ?? ''
}
