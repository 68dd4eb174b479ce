import './kbd.css'

/** A keyboard key. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className="ly-kbd">{children}</kbd>
}
