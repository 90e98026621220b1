import { IconCalendar, IconCheck, IconFolder } from '../components/icons.tsx'

/** The pages of the web editor that its navigation names. `key`, pressed after `g`, opens the page. */
export const workPlaces = [
  { label: 'My tasks', to: '/work', key: 'm', isExact: true, icon: IconCheck },
  { label: 'Projects', to: '/work/projects', key: 'p', icon: IconFolder },
  { label: 'Calendar', to: '/work/calendar', key: 'c', icon: IconCalendar },
] as const
