import { RouterProvider } from 'react-router/dom'
import { begin } from './begin.ts'
import { consoleRouter } from './console-router.tsx'
import { mount } from './mount.tsx'

begin()
mount(<RouterProvider router={consoleRouter()} />)
