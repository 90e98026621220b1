import { Command } from 'commander'

/** EX_CONFIG of sysexits.h, as the server and its commands exit. */
export const wrongUsage = 78

/** Creates the command `npm run SCRIPT`. Wrong usage is one line, and exits with 78. */
export function scriptCommand(script: string): Command {
  const exit = ({ exitCode }: { exitCode: number }) => process.exit(exitCode === 0 ? 0 : wrongUsage)
  return new Command(`npm run ${script} --`).showSuggestionAfterError(false).exitOverride(exit)
}

/** A failure with a message for people. */
export class Failure extends Error {}
