/** The nonce that this page's Content-Security-Policy requires of styles added by libraries. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// Mantine's dialogs read it here to style the scroll lock.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
