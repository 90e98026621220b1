let mostUsed: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of the most used ones, in whatever case. The list is loaded when it is first asked for. */
export async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= loadMostUsed()
  return (await mostUsed).has(password.toLowerCase())
}

/** The 50,000 most used: lists of 10,000 differ in their tails, and a long password has to be in one of them. */
async function loadMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
