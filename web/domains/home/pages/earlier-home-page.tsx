import { HomePage } from './home-page.tsx'

/** the same home in its earlier arrangement. */
export const EarlierHomePage = () => <HomePage isPlain />
