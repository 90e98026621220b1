/** The part of the server's configuration that pages show. */
interface WebhookSettings {
  /** Whether endpoints may have `http:` URLs and addresses that are not public. */
  allowInsecure: boolean
  /** The delays between the attempts of a delivery. */
  retrySeconds: readonly number[]
}

/** The settings that the server puts into the page. Vite's development server has none. */
export const webhookSettings: WebhookSettings = {
  allowInsecure: false,
  retrySeconds: [],
  ...(JSON.parse(
    document.querySelector<HTMLMetaElement>('meta[name="webhooks"]')?.content ?? '{}',
  ) as Partial<WebhookSettings>),
}
