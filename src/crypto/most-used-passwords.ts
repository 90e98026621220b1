let mostUsed: Promise<ReadonlySet<string>> | undefined

/** Tells whether a password is among the most used, ignoring case. Loads the list with the first call. */
export async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= loadMostUsed()
  return (await mostUsed).has(password.toLowerCase())
}

/** Loads the 50,000 most used passwords: lists of 10,000 hold too few long ones. */
async function loadMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
