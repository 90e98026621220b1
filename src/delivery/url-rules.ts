import type { UrlRules } from '../contract/public-urls.ts'
import { AppError } from '../errors.ts'
import { checkUrl, parseUrl, UnsafeUrlError, type DnsLookup } from './address-guard.ts'

/** Returns the rules for URLs in bodies, which also apply when webhooks are sent. */
export function urlRules(allowInsecure: boolean, lookup: DnsLookup | undefined): UrlRules {
  const options = { allowInsecure, ...(lookup && { lookup }) }
  return {
    async checkUrl(text, param) {
      try {
        return (await checkUrl(text, options)).href
      } catch (error) {
        throw unsafeUrl(error, param)
      }
    },
    parseUrl(text, param) {
      try {
        return parseUrl(text, options).href
      } catch (error) {
        throw unsafeUrl(error, param)
      }
    },
  }
}

function unsafeUrl(error: unknown, param: string): unknown {
  if (!(error instanceof UnsafeUrlError)) return error
  const sentence = `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`
  return new AppError('unsafe_url', { param, detail: sentence })
}
