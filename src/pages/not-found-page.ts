import type { Request, Response } from 'express'
import { AppError } from '../errors.ts'
import { htmlPage, sendHtml, wantsHtml } from './html-page.ts'

/** Responds to unknown paths: with a page for browsers, with an error for programs (product.md 19.8). */
export function respondNotFound(req: Request, res: Response): void {
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  if (!isRead || !wantsHtml(req, res)) throw new AppError('not_found')
  res.status(404)
  sendHtml(res, notFoundPage)
}

/** @throws AppError not_found */
export function refuseNotFound(): never {
  throw new AppError('not_found')
}

const notFoundPage = htmlPage(
  'Page not found · Taskwire',
  `
      <h1>Page not found</h1>
      <p>The address may be mistyped, or the page may have been deleted.</p>
      <ul>
        <li><a href="/work">Work</a></li>
        <li><a href="/settings">Settings</a></li>
        <li><a href="/reference">API reference</a></li>
      </ul>`,
)
