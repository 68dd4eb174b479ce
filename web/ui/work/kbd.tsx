import './kbd.css'

/** A key to press. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className="ly-kbd">{children}</kbd>
}
