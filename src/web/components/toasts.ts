import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

/* A separate module, because an import of the whole package would be bundled into every page. */
export { Notifications as default } from '@mantine/notifications'
