/* A separate module, because an import of the whole package would be bundled into every page. */
export { Notifications as default } from '@mantine/notifications'
