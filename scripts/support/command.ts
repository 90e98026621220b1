import { Command } from 'commander'

/** EX_CONFIG of sysexits.h, the exit code that the server and its commands use too. */
export const usageErrorCode = 78

/** Creates the command `npm run SCRIPT`. A usage error prints one line and exits with 78. */
export function scriptCommand(script: string): Command {
  const exit = ({ exitCode }: { exitCode: number }) => process.exit(exitCode === 0 ? 0 : usageErrorCode)
  return new Command(`npm run ${script} --`).showSuggestionAfterError(false).exitOverride(exit)
}

/** A failure whose message is meant for the user. */
export class Failure extends Error {}
