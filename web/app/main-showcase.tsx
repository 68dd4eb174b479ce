import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { chosenLocale, firstLocale, applyLocale } from '#lib/language/locale'
import { mount } from './mount.tsx'
import { Showcase } from './showcase/showcase.tsx'
import '../ui/tokens.css'
import '../ui/base.css'

// Only the development server opens this page, as /showcase?theme=both&locale=en-US: it is not part of the build.
const query = new URLSearchParams(location.search)
applyLocale(firstLocale(query.has('locale') ? undefined : chosenLocale(), [query.get('locale') ?? '']))
const page = <Showcase first={query.get('theme')} />
mount(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />)
