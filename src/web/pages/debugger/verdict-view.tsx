import type { ReactNode } from 'react'
import { exactTime } from '../../time.ts'
import { toleranceSeconds, type Verdict } from './verify-signature.ts'
import classes from './verdict-view.module.css'

/** Shows the result of each step below a summary. */
export function VerdictView({ verdict }: { verdict: Verdict }): ReactNode {
  const { isValid, headerFault, time, signature } = verdict
  const passes = { header: headerFault === null, time: time?.isWithin, signature: signature?.matches }
  return (
    <div ref={showAll} className={classes.verdict} data-outcome={isValid ? 'good' : 'bad'}>
      <h2 className={classes.title}>{summaryOf(verdict)}</h2>
      <ol className={classes.steps}>
        <Step name="Header format" passes={passes.header}>
          {headerFault ?? 'The header has a timestamp and a signature.'}
        </Step>
        <Step name="Time" passes={passes.time}>
          {time && describeTime(time)}
        </Step>
        <Step name="Signature" passes={passes.signature}>
          {signature && <Comparison signature={signature} />}
        </Step>
      </ol>
    </div>
  )
}

/** Scrolls to the result, which is below the form. */
function showAll(verdict: HTMLElement | null): void {
  verdict?.scrollIntoView({ block: 'nearest' })
}

function summaryOf({ headerFault, time, signature }: Verdict): string {
  if (headerFault !== null) return 'Not valid: the header is malformed.'
  if (!signature?.matches) return 'Not valid: the signature does not match.'
  if (!time?.isWithin) return 'The signature matches, but the timestamp is outside the tolerance.'
  return 'Valid: signed by Taskwire.'
}

const marks = new Map([
  [true, { mark: '✓', word: 'passes' }],
  [false, { mark: '✕', word: 'fails' }],
])

function Step({
  name,
  passes,
  children,
}: {
  name: string
  passes: boolean | undefined
  children: ReactNode
}): ReactNode {
  const { mark, word } = (passes === undefined ? undefined : marks.get(passes)) ?? {
    mark: '–',
    word: 'not reached',
  }
  return (
    <li className={classes.step} data-passes={passes}>
      <span className={classes.mark} aria-hidden>
        {mark}
      </span>
      <div className={classes.content}>
        <strong>
          {name} {word}
        </strong>
        {children && <div className={classes.detail}>{children}</div>}
      </div>
    </li>
  )
}

function describeTime({ t, ageSeconds, isWithin }: NonNullable<Verdict['time']>): string {
  const seconds = Math.abs(ageSeconds)
  const signed = `The event was signed ${spanText(seconds)} ${ageSeconds >= 0 ? 'ago' : 'in the future'}, ${exactOf(t)}.`
  if (isWithin) return signed
  return `${signed} Receivers refuse timestamps more than ${toleranceSeconds} s from now, which is expected for an older delivery.`
}

function spanText(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
  ]
  const [size, unit] = units.find(([size]) => seconds >= 2 * size) ?? [1, 's']
  return `${Math.floor(seconds / size).toLocaleString('en')} ${unit}`
}

function exactOf(t: string): string {
  const at = new Date(Number(t) * 1000)
  return Number.isNaN(at.getTime()) ? `an invalid time (t=${t})` : exactTime(at.toISOString())
}

function Comparison({ signature }: { signature: NonNullable<Verdict['signature']> }): ReactNode {
  const { computed, given, matches, hint } = signature
  return (
    <>
      {!matches && (hint ?? 'Either the body differs from the signed one, or the secret is wrong.')}
      <dl className={classes.values}>
        <div>
          <dt>Computed</dt>
          <dd>{computed}</dd>
        </div>
        {given.map((value) => (
          <div key={value} data-matches={value === computed || undefined}>
            <dt>Received</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
