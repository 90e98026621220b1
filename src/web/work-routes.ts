import { createRoute } from '@tanstack/react-router'
import { NotFound } from './components/not-found.tsx'
import { lazyPage } from './lazy-page.tsx'
import { searchOf } from './search.ts'
import { signedIn } from './signed-in-route.ts'

/** The pages of the web editor. On each of them, `task` opens a task. */
const area = createRoute({
  getParentRoute: () => signedIn,
  path: '/work',
  validateSearch: searchOf({ task: 'text' }),
  component: lazyPage(() => import('./pages/work/work-area.tsx'), 'WorkArea'),
})

const myTasks = createRoute({
  getParentRoute: () => area,
  path: '/',
  component: lazyPage(() => import('./pages/work/my-tasks/my-tasks.tsx'), 'MyTasks'),
})

const projects = createRoute({
  getParentRoute: () => area,
  path: '/projects',
  component: lazyPage(() => import('./pages/work/projects/projects.tsx'), 'Projects'),
})

const board = createRoute({
  getParentRoute: () => area,
  path: '/projects/$id',
  validateSearch: searchOf({
    q: 'text',
    assignee: 'text',
    due: ['overdue', 'today', 'week', 'later', 'none'],
    view: ['list'],
    sort: ['title', 'column', 'priority', 'due', 'assignees'],
    order: ['asc', 'desc'],
    completed: ['hidden'],
  }),
  component: lazyPage(() => import('./pages/work/board/board-page.tsx'), 'BoardPage'),
})

const importPage = createRoute({
  getParentRoute: () => area,
  path: '/projects/$id/import',
  component: lazyPage(() => import('./pages/work/import/import-page.tsx'), 'ImportPage'),
})

const calendar = createRoute({
  getParentRoute: () => area,
  path: '/calendar',
  validateSearch: searchOf({ view: ['month', 'week'], day: 'text', project: 'text', event: 'text' }),
  component: lazyPage(() => import('./pages/work/calendar/calendar-page.tsx'), 'CalendarPage'),
})

const notFound = createRoute({ getParentRoute: () => area, path: '$', component: NotFound })

export const workPages = area.addChildren([myTasks, projects, board, importPage, calendar, notFound])
