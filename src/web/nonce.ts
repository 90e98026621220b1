/** What the Content-Security-Policy of this page wants of the styles that libraries add. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// Where Mantine's dialogs look for it, which lock the scrolling behind them with a style of their own.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
