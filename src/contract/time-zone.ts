/**
 * Lower-case names that ICU, and thus `Intl`, accepts as time zones but the IANA database does not have. ICU keeps them
 * for old Java programs, with different meanings: `BST` is Dhaka time.
 */
const icuOnlyNames = new Set(
  [
    'act aet agt art ast bet bst cat cnt cst ctt eat ect iet ist jst mit net nst plt pnt prt pst sst vst',
    'canada/east-saskatchewan us/pacific-new',
  ].flatMap((names) => names.split(' ')),
)

/** Returns whether this is the IANA name of a time zone, ignoring case. Offsets such as `+01:00` are not names. */
export function isTimeZone(name: string): boolean {
  const lower = name.toLowerCase()
  if (!/^[a-z]/.test(lower) || lower.startsWith('systemv/') || icuOnlyNames.has(lower)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
