import type { Readable } from 'node:stream'
import type { RequestHandler, Response } from 'express'
import sirv from 'sirv'

/** The encodings that the build adds to each file, smallest first. */
const encodings = ['br', 'gzip']

/**
 * Serves the files of a folder, and passes on requests for any other path. Lists the files at the first request, so that
 * the server starts faster.
 */
export function staticFiles(
  folder: string,
  setHeaders: (res: Response, path: string) => void,
): RequestHandler {
  let serve: ReturnType<typeof sirv> | undefined
  const list = () =>
    sirv(folder, {
      brotli: true,
      gzip: true,
      extensions: ['html'],
      setHeaders: (res, path) => setHeaders(res as Response, path),
    })
  return (req, res, next) => {
    // sirv reads neither quality values nor all forms of ranges.
    req.headers['accept-encoding'] = encodings.filter((one) => req.acceptsEncodings(one)).join()
    delete req.headers.range
    res.once('pipe', (file: Readable) => closeWithResponse(file, res))
    serve ??= list()
    serve(req, res, next)
  }
}

/** Closes the file if the client stops reading, and the connection if the file cannot be read. sirv does neither. */
function closeWithResponse(file: Readable, res: Response): void {
  res.once('close', () => file.destroy())
  file.once('error', (error) => {
    res.err = error
    res.destroy()
  })
}
