/** Returns whether a string consists only of Unicode White_Space: U+0085 counts, U+FEFF does not (product.md 1.14). */
export const isBlank = (text: string): boolean => !/\P{White_Space}/u.test(text)
