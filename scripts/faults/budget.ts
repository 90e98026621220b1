/** The budget of a key. */
export const budget = { limit: 150, windowSeconds: 5 }
