/** A key's. */
export const budget = { limit: 150, windowSeconds: 5 }
