import { useNavigate } from 'react-router'

/** Leads on after signing in. The console is an app of its own: its pages are loaded, not routed to. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    if (/^\/manage(?:\/|$)/.test(path)) location.assign(path)
    else void navigate(path, { replace: true })
  }
}
