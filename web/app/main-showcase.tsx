import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { chosenLocale, firstLocale, speak } from '#lib/locale'
import { mount } from './mount.tsx'
import { Showcase } from './showcase/showcase.tsx'
import '../ui/tokens.css'
import '../ui/base.css'

// Only the development server opens this page, as /showcase?theme=both&locale=en-US: it is no part of the build.
const wishes = new URLSearchParams(location.search)
speak(firstLocale(wishes.has('locale') ? undefined : chosenLocale(), [wishes.get('locale') ?? '']))
const page = <Showcase first={wishes.get('theme')} />
mount(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />)
