const year = '([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])'
const time = String.raw`([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$`
const storable = String.raw`[^\u0000\uD800-\uDFFF]*([\uD800-\uDBFF][\uDC00-\uDFFF][^\u0000\uD800-\uDFFF]*)*$`
const escaped = String.raw`\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000`
const whiteSpace = '\\x09-\\x0D\\x20\\x85\\xA0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'

/**
 * Released patterns that not every engine compiles, each with its replacement, which accepts every string that it did.
 * The server refuses the same strings as before: the rest of the rule is `x-storable` or `x-utc-years`.
 */
export const replacedPatterns: ReadonlyMap<unknown, string> = new Map([
  [`^${storable}`, '^[^\\x00]*$'],
  [String.raw`^(?=[\s\S]*[^${escaped}])${storable}`, `^[${whiteSpace}]*[^\\x00${whiteSpace}][^\\x00]*$`],
  ['^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$', `^${year}-[0-9]{2}-[0-9]{2}$`],
  [
    String.raw`^(?!0000|0001-01-01.*\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]${time}`,
    `^${year}-[0-9]{2}-[0-9]{2}[Tt ]${time}`,
  ],
])
