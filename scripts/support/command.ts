import { Command, InvalidArgumentError } from 'commander'

/** EX_CONFIG of sysexits.h, as the server and its commands exit. */
export const wrongUsage = 78

/** Creates the command `npm run SCRIPT`. Wrong usage is one line, and exits with 78. */
export function scriptCommand(script: string): Command {
  const exit = ({ exitCode }: { exitCode: number }) => process.exit(exitCode === 0 ? 0 : wrongUsage)
  return new Command(`npm run ${script} --`).showSuggestionAfterError(false).exitOverride(exit)
}

/** Returns a parser for an option that is a whole number. */
export const wholeNumber =
  (least = 0) =>
  (text: string): number => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`It must be a whole number from ${least} up.`)
  }
