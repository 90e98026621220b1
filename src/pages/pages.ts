import { join } from 'node:path'
import { Router } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { servePath } from '../http/serve-path.ts'
import { readBuiltPage, serveAssets, serveBuiltPage, notBuiltMessage } from './built-pages.ts'
import { sendHtml, wantsHtml } from './html-page.ts'
import { startPage } from './start-page.ts'

const builtPages = join(import.meta.dirname, '../../dist/web')

/**
 * Serves `/` and the pages under `/work` and `/settings`, where the page is routed in the browser.
 * @param folder the output of `npm run build`
 */
export function pages(logger: Logger, webhooks: WebhookSettings, folder = builtPages): Router {
  const html = readBuiltPage(folder)
  if (html === undefined) logger.warn(notBuiltMessage)
  const router = Router()
  servePath(router, '/', (req, res) => {
    // Programs that request a wrong address get a JSON error (product.md 19.6).
    if (!wantsHtml(req, res)) throw new AppError('not_found')
    sendHtml(res, startPage)
  })
  serveAssets(router, '/settings/assets', join(folder, 'assets'))
  serveBuiltPage(router, [...pagePaths], html && withWebhookSettings(html, webhooks))
  return router
}

/** Paths of the web editor's and the settings area's pages, which are one application. */
export const pagePaths = ['/work', '/work/*path', '/settings', '/settings/*path'] as const

type WebhookSettings = Pick<Config['webhooks'], 'allowInsecure' | 'retrySeconds'>

/** Adds the parts of the server's configuration that pages show. */
function withWebhookSettings(html: string, { allowInsecure, retrySeconds }: WebhookSettings): string {
  const content = JSON.stringify({ allowInsecure, retrySeconds })
  return html.replace('</head>', `  <meta name="webhooks" content='${content}' />\n  </head>`)
}
