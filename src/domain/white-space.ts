/** Whether there is nothing in a text but what Unicode calls White_Space: U+0085 is, U+FEFF is not (product.md 1.14). */
export const isBlank = (text: string): boolean => !/\P{White_Space}/u.test(text)
