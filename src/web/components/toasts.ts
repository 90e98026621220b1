/* A separate module, because an import of the whole package would be bundled with what every page loads. */
export { Notifications as default } from '@mantine/notifications'
