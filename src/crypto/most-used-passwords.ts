let mostUsed: ReadonlySet<string> | undefined

/** Returns whether a password is among the most common, ignoring case. The first call loads the list. */
export async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= await loadMostUsed()
  return mostUsed.has(password.toLowerCase())
}

/** Loads the 50,000 most common passwords, since lists of 10,000 contain too few long passwords. */
async function loadMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
